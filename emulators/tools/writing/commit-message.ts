import { findSigns } from './signs';

const SUBJECT_LENGTH = 72;
const IMPERATIVES_IN_S = new Set(['Address', 'Compress', 'Discuss', 'Express', 'Focus', 'Pass']);
const IMPERATIVES_IN_ED = new Set(['Embed', 'Feed', 'Need', 'Seed', 'Speed', 'Shed']);
const IMPERATIVES_IN_ING = new Set(['Bring', 'Ping', 'Ring', 'String']);
const NOT_A_VERB = new Set([
  'A',
  'An',
  'The',
  'This',
  'These',
  'It',
  'Its',
  'There',
  'Some',
  'Two',
]);

/** Returns the faults of a commit message, one sentence each. */
export function checkCommitMessage(message: string): string[] {
  const subject = message.split('\n').find((line) => !line.startsWith('#')) ?? '';
  // Git writes these itself.
  if (/^(?:Merge|Revert|fixup!|squash!) ?/.test(subject)) return [];
  const first = subject.split(' ')[0] ?? '';
  const faults: string[] = [];
  if (subject.length === 0) faults.push('The subject is empty.');
  if (subject.length > SUBJECT_LENGTH) {
    faults.push(`The subject has ${subject.length} characters; keep it to ${SUBJECT_LENGTH}.`);
  }
  if (/[.!]$/.test(subject)) faults.push('The subject ends without a full stop.');
  if (!isImperative(first)) {
    faults.push(`Start the subject with a verb in the imperative, not "${first}".`);
  }
  for (const { match, advice } of findSigns(subject)) faults.push(`"${match}": ${advice}`);
  return faults;
}

function isImperative(word: string): boolean {
  if (!/^[A-Z][a-z-]+$/.test(word) || NOT_A_VERB.has(word)) return false;
  if (/ing$/.test(word)) return IMPERATIVES_IN_ING.has(word);
  if (/ed$/.test(word)) return IMPERATIVES_IN_ED.has(word);
  if (/s$/.test(word)) return IMPERATIVES_IN_S.has(word);
  return true;
}
