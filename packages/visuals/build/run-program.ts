import { spawn } from 'node:child_process';

interface ProgramOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end and gives what it printed.
 *
 * @throws Error with what it printed, where it fails
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env = process.env }: ProgramOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${command} ${args.join(' ')} failed (${code}):\n${printed}`));
    });
  });
}
