import { initializeApp } from 'firebase-admin/app';

/**
 * Connects to the local stack or, with GCLOUD_PROJECT and application default credentials, to a real project.
 */
export function connect() {
  if (!process.env['GCLOUD_PROJECT']) {
    process.env['GCLOUD_PROJECT'] = 'demo-flexa';
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= '127.0.0.1:9099';
    process.env['FIRESTORE_EMULATOR_HOST'] ??= '127.0.0.1:8080';
  }
  const projectId = process.env['GCLOUD_PROJECT'];
  return { projectId, app: initializeApp({ projectId }) };
}
