// emulators.ts loads this file first into firebase-tools. The Auth emulator compiles validators for all parameters of
// Google's API, and by default each is first checked against the JSON Schema standard, which takes most of its start.
// The schemas come with firebase-tools, so they need no check.
import { createRequire } from 'node:module';

const requireFromFirebase = createRequire(process.argv[1]);
const requireFromExegesis = createRequire(requireFromFirebase.resolve('exegesis'));
const { default: Ajv } = requireFromExegesis('ajv/dist/core');
Ajv.prototype.validateSchema = () => true;
