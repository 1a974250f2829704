import type { CheckFinding } from './findings';

/** Formats a position in a file in the form that editors and terminals link. */
export const formatPlace = ({
  file,
  line,
  column,
}: Pick<CheckFinding, 'file' | 'line' | 'column'>) =>
  [file, line, column].filter((part) => part !== null).join(':');

/** Formats a finding in one line. */
export const formatFinding = (finding: CheckFinding) =>
  `${finding.level} ${formatPlace(finding)} ${finding.rule} ${finding.at === '' ? '' : `${finding.at}: `}${finding.message}`;
