import type { Recording } from './types';

/** Written by npm run demo-video; null until there is a video. */
export const RECORDING: Recording | null = null;
