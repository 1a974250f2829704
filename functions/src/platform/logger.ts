import { logger as firebaseLogger } from 'firebase-functions';

/** JSON log lines with ids only: never an address, a name, a code or a token. */
export interface Logger {
  info(event: string, fields?: Record<string, string | number | boolean>): void;
  error(event: string, error: unknown, fields?: Record<string, string | number | boolean>): void;
}

export const systemLogger: Logger = {
  info: (event, fields) => firebaseLogger.info(event, fields),
  error: (event, error, fields) =>
    firebaseLogger.error(event, {
      ...fields,
      // The stack names code; the message of a foreign error may hold data, so only its first line.
      error: error instanceof Error ? (error.stack ?? error.name) : typeof error,
    }),
};
