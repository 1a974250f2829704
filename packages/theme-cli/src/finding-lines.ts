import type { CheckFinding } from './findings';

/** A place in a file as editors and terminals link it. */
export const placeIn = ({ file, line, column }: Pick<CheckFinding, 'file' | 'line' | 'column'>) =>
  [file, line, column].filter((part) => part !== null).join(':');

/** A finding in one line. */
export const inLine = (finding: CheckFinding) =>
  `${finding.level} ${placeIn(finding)} ${finding.rule} ${finding.at === '' ? '' : `${finding.at}: `}${finding.message}`;
