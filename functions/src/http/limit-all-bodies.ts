// Loaded by every function that a caller can send a body. Firestore's events come only from the platform, and a large
// document makes a large one.
import { BODY_MAX_BYTES } from '@flexa/contracts/constants';
import { limitBodies } from './body-limit';

if (process.env.FUNCTION_SIGNATURE_TYPE !== 'cloudevent') limitBodies(BODY_MAX_BYTES);
