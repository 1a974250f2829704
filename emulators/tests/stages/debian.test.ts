import { expect, test } from 'vitest';
import { Failure } from '../../stack/failure';
import { Programs, type Machine } from './debian';

const BARE = { java: false, chromium: false };

/** A Debian machine that notes what is asked of apt-get. */
function debian(has = { ...BARE }, { canInstall = true } = {}) {
  const asked: string[] = [];
  let running = 0;
  const machine: Machine = {
    hasJava: async () => has.java,
    hasChromium: () => has.chromium,
    apt: !canInstall
      ? null
      : async ([what = '', ...rest]) => {
          running += 1;
          expect(running).toBe(1);
          await new Promise(setImmediate);
          running -= 1;
          const name = rest.at(-1) ?? '';
          asked.push(`${what} ${name}`.trim());
          if (name.includes('jre')) has.java = true;
          if (name.includes('chromium')) has.chromium = true;
        },
    requireJava: async () => {
      if (!has.java) throw new Failure('There is no Java.');
    },
    requireChromium: () => {
      if (!has.chromium) throw new Failure('There is no Chromium.');
    },
  };
  return { machine, asked };
}

const quiet = () => undefined;

test('both are installed once, Java first, after one reading of the lists', async () => {
  const { machine, asked } = debian();
  const programs = new Programs(machine);
  await Promise.all([
    programs.ensureJava(quiet),
    programs.ensureChromium(quiet),
    programs.ensureJava(quiet),
    programs.ensureChromium(quiet),
  ]);
  expect(asked).toEqual([
    'update',
    'install openjdk-17-jre-headless',
    'install chromium-headless-shell',
  ]);
});

test('what is there already is not installed', async () => {
  const { machine, asked } = debian({ java: true, chromium: true });
  const programs = new Programs(machine);
  await programs.ensureJava(quiet);
  await programs.ensureChromium(quiet);
  expect(asked).toEqual([]);
});

test('a missing Chromium is reported to the stage that needs it, not before', async () => {
  const { machine } = debian({ java: true, chromium: false }, { canInstall: false });
  const programs = new Programs(machine);
  void programs.ensureChromium(quiet);
  await programs.ensureJava(quiet);
  await new Promise(setImmediate);
  await expect(programs.ensureChromium(quiet)).rejects.toThrow('There is no Chromium.');
});

test('Chromium is installed also where Java could not be', async () => {
  const { machine, asked } = debian();
  machine.requireJava = async () => Promise.reject(new Failure('There is no Java.'));
  const programs = new Programs(machine);
  await expect(programs.ensureJava(quiet)).rejects.toThrow('There is no Java.');
  await programs.ensureChromium(quiet);
  expect(asked).toContain('install chromium-headless-shell');
});
