import type { CheckFinding } from './findings';

/** A place in a file as editors and terminals link it. */
export const formatPlace = ({
  file,
  line,
  column,
}: Pick<CheckFinding, 'file' | 'line' | 'column'>) =>
  [file, line, column].filter((part) => part !== null).join(':');

/** A finding in one line. */
export const formatFinding = (finding: CheckFinding) =>
  `${finding.level} ${formatPlace(finding)} ${finding.rule} ${finding.at === '' ? '' : `${finding.at}: `}${finding.message}`;
