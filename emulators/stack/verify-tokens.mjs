// emulators.ts loads this file first into every process of the functions. The Functions emulator makes firebase-functions
// accept any Authorization header of a callable, while production refuses anything but ID tokens. This file turns the
// verification on again, except for the function that guards sign-ins: the Auth emulator calls it with unsigned tokens.
const features = process.env.FIREBASE_DEBUG_FEATURES;
if (features) {
  process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({
    ...JSON.parse(features),
    skipTokenVerification: process.env.FUNCTION_TARGET === 'guardSignIns',
  });
}
