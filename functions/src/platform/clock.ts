/** The present moment, injected so that a test can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
