import { Failure } from '../../stack/failure';
import { CHECK, STAGES, WHOLE_BUDGET, type Stage } from './table';

export interface Plan {
  help: boolean;
  /** Stages of a lane run one after the other, lanes side by side. */
  lanes: readonly (readonly Stage[])[];
  /** Long matrices run whole instead of in samples; such a run has no budget. */
  isWhole: boolean;
  /** Seconds for everything; null where only some stages run. */
  budget: number | null;
  /** For the runner of the stages. */
  rest: readonly string[];
}

/** `unit browser -t "sign in"`: names of stages first, then what their runner gets; no name means all. */
export function parsePlan(args: readonly string[]): Plan {
  const [first, ...others] = args;
  const plan = { help: false, isWhole: false, budget: null, lanes: [], rest: [] };
  if (first === '--help' || first === '-h') return { ...plan, help: true };
  if (first === '--check') return { ...plan, lanes: CHECK, budget: WHOLE_BUDGET.check };

  const isWhole = first === '--all';
  const [chosen, rest] = splitNames(isWhole ? others : args);
  const stages = STAGES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const kinds = new Set(stages.map(({ work }) => work.kind).filter((kind) => kind !== 'script'));
  if (rest.length > 0 && kinds.size > 1) {
    throw new Failure(`Name the stages that "${rest.join(' ')}" is for; they share no runner.`);
  }
  const budget = chosen.length === 0 && rest.length === 0 && !isWhole ? WHOLE_BUDGET.test : null;
  return { ...plan, isWhole, budget, lanes: lanesOf(stages), rest };
}

function splitNames(args: readonly string[]): [names: readonly string[], rest: readonly string[]] {
  const known = STAGES.map(({ name }) => name);
  const end = args.findIndex((arg) => !known.includes(arg));
  const names = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end);
  const [stray] = rest;
  if (names.length === 0 && stray !== undefined && !stray.startsWith('-')) {
    throw new Failure(`There is no stage "${stray}"; there are ${known.join(', ')}.`);
  }
  return [names, rest];
}

/** Those that share the stack and its data in one lane, the others in another, beside it. */
function lanesOf(stages: readonly Stage[]): Stage[][] {
  const onStack = (stage: Stage) => stage.needs.includes('stack');
  const lanes = [stages.filter((stage) => !onStack(stage)), stages.filter(onStack)];
  return lanes.filter((lane) => lane.length > 0);
}

export function testHelp(): string {
  const lines = STAGES.map(({ name, title }) => `  ${name.padEnd(10)}${title}`);
  return `Runs the tests, or the stages named, and ends with the number that passed and failed.

  npm test                            everything, long matrices in samples
  npm run test:all                    everything, nothing left out
  npm run check                       types, lint, and the unit tests of what changed
  npm test -- unit service            these stages
  npm test -- browser -t "sign in"    what follows the names goes to the runner of the stages

${lines.join('\n')}

rules, service, wire and browser get a portal of their own on free ports: they don't mind "npm start".`;
}
