import { parseArgs } from 'node:util';
import { describeError } from '@flexa/contracts/describe-error';
import { SERVICES } from './addresses';
import { Failure } from './terminal';

export interface StartOptions {
  help: boolean;
  dev: boolean;
  data: string | undefined;
}

export function parseStartOptions(args: readonly string[]): StartOptions {
  const { values, positionals } = parse(args);
  const [stray] = positionals;
  if (stray !== undefined) {
    // `npm start --data DIR` passes on only DIR, because npm takes the option for its own.
    throw new Failure(
      `Unexpected "${stray}"; options go after two dashes: npm start -- --data DIR`,
    );
  }
  return { help: values.help, dev: values.dev, data: values.data };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        dev: { type: 'boolean', default: false },
        data: { type: 'string' },
      },
    });
  } catch (error) {
    // The rest of Node's message explains its own conventions.
    const sentence = describeError(error).split(/\. |\n/)[0] ?? '';
    throw new Failure(`${sentence.replace(/\.$/, '')}. See "npm start -- --help".`);
  }
}

export function formatStartHelp(): string {
  const ports = Object.values(SERVICES).map(
    ({ variable, port, label }) => `  ${variable.padEnd(32)}${String(port).padEnd(6)}${label}`,
  );
  return `Builds and starts the Flexa portal on this machine, with demo data.

  npm start                       serve the built portal
  npm run dev                     serve it from Vite's dev server, with hot reload
  npm start -- --data DIR         load the data from DIR, and save it there at the end
  npm start -- --help             show this text

Everything listens on 127.0.0.1. An environment variable moves a port:

${ports.join('\n')}

FIRESTORE_EMULATOR_BINARY_PATH sets the jar of the Firestore emulator.`;
}
