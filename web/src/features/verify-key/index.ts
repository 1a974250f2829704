export { VerifyKey } from './verify-key';
