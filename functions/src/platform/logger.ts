import * as firebaseLogger from 'firebase-functions/logger';

type Fields = Record<string, string | number | boolean>;

/** JSON log lines with ids only: never an address, a name, a code or a token. */
export interface Logger {
  info(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
}

/** Receives the lines of the log. */
export type LogSink = (severity: 'info' | 'error', event: string, fields: Fields) => void;

/** Patterns of an address and a compact token, which library errors may quote from their input. */
const ADDRESS = /[^\s<>"'`:=(]+@[^\s<>"'`:,;)]+/g;
const TOKEN = /\beyJ[\w-]+(\.[\w-]*){2,4}/g;

function redactText(text: string): string {
  return text.replace(TOKEN, '[token]').replace(ADDRESS, '[address]');
}

export function createLogger(write: LogSink): Logger {
  return {
    info: (event, fields = {}) => write('info', event, fields),
    error: (event, error, fields = {}) =>
      write('error', event, {
        ...fields,
        error: error instanceof Error ? redactText(error.stack ?? error.name) : typeof error,
      }),
  };
}

export const systemLogger = createLogger((severity, event, fields) =>
  firebaseLogger[severity](event, fields),
);
