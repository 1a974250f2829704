import { Failure } from '../../stack/failure';

export interface Stage {
  name: string;
  title: string;
  /** An npm script that passes or fails as a whole... */
  script?: string;
  /** ...or projects of vitest.config.ts. */
  projects?: readonly string[];
  /** Needs the portal running; one stack serves all stages that do. */
  onStack?: boolean;
}

/** Everything `npm test` does, cheapest first. */
export const STAGES: readonly Stage[] = [
  { name: 'types', title: 'Types', script: 'typecheck' },
  { name: 'lint', title: 'Lint and format', script: 'lint' },
  { name: 'unit', title: 'Unit tests', projects: ['packages', 'functions', 'web', 'emulators'] },
  { name: 'start', title: 'npm start itself', projects: ['start'] },
  { name: 'rules', title: 'Security rules', projects: ['rules'], onStack: true },
  { name: 'api', title: 'API over HTTP', projects: ['api'], onStack: true },
  { name: 'browser', title: 'Browser', projects: ['browser'], onStack: true },
];

export interface Plan {
  help: boolean;
  stages: readonly Stage[];
  /** For vitest. */
  rest: readonly string[];
}

/** `unit browser -t "sign in"`: names of stages first, then what vitest gets; no name means all. */
export function parsePlan(args: readonly string[]): Plan {
  if (args[0] === '--help' || args[0] === '-h') return { help: true, stages: [], rest: [] };
  const names = STAGES.map(({ name }) => name);
  const end = args.findIndex((arg) => !names.includes(arg));
  const chosen = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end);
  const [first] = rest;
  if (chosen.length === 0 && first !== undefined && !first.startsWith('-')) {
    throw new Failure(`There is no stage "${first}"; there are ${names.join(', ')}.`);
  }
  const stages = STAGES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  return { help: false, stages, rest };
}

export function testHelp(): string {
  const lines = STAGES.map(({ name, title }) => `  ${name.padEnd(10)}${title}`);
  return `Runs the tests, or the stages named, and ends with the number that passed and failed.

  npm test                            everything
  npm test -- unit api                these stages
  npm test -- browser -t "sign in"    what follows the names goes to vitest

${lines.join('\n')}

rules, api and browser get a portal of their own on free ports: they don't mind "npm start".`;
}
