import type { Theme } from '../model/document';
import type { VisualName } from '../model/visuals';

export type ReportPage = 'overview' | 'detail' | 'controls';

interface ReportViewProps {
  theme: Theme;
  page: ReportPage;
  device: 'desktop' | 'phone';
  selected: VisualName | 'page' | null;
  onSelect: (visual: VisualName | 'page') => void;
}

/** A page of a report, drawn as Power BI would with the theme. Fills the width it is given. */
export function ReportView({ theme }: ReportViewProps) {
  return <div>{JSON.stringify(theme.name)}</div>;
}
