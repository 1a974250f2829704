// Loaded first into every process of the functions (suite.ts). The Functions emulator tells
// firebase-functions to believe any Authorization header of a callable; the real platform refuses
// what is no ID token. This takes the permission back. The function that guards sign-ins keeps it,
// because the Auth emulator does not sign the tokens by which it asks that function.
const features = process.env.FIREBASE_DEBUG_FEATURES;
if (features) {
  process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({
    ...JSON.parse(features),
    skipTokenVerification: process.env.FUNCTION_TARGET === 'guardSignIns',
  });
}
