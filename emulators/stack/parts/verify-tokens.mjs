// Loaded first into every process of the functions (suite.ts). The Functions emulator tells
// firebase-functions to believe whatever a callable's Authorization header says; the real platform
// refuses what is no ID token. Without that word the emulator does so too.
const features = process.env.FIREBASE_DEBUG_FEATURES;
if (features) {
  process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({
    ...JSON.parse(features),
    skipTokenVerification: false,
  });
}
