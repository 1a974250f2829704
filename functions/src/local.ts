/**
 * The functions in another process than Google's: what the local stack checks and the benches
 * measure.
 */
export { composeHandlers, composeServices } from './compose';
export { createApp } from './http/app';
export { invoke } from './http/invoke';
export { EVENT_TYPES } from './payments/events';
export { parseConfig } from './platform/config';
export { AppError } from './platform/errors';
export { createPlatform, type Platform } from './platform/platform';
export { testEnvironment } from './platform/test-environment';
