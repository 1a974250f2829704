/** The sample report's colours besides its data colours, as in `tokens.css`. */
interface ReportColors {
  page: string;
  card: string;
  text: string;
  muted: string;
  good: string;
  neutral: string;
  bad: string;
}

export const REPORT_COLORS: Record<'light' | 'dark', ReportColors> = {
  light: {
    page: '#f6f7fa',
    card: '#ffffff',
    text: '#111828',
    muted: '#5b6473',
    good: '#007a56',
    neutral: '#f2c811',
    bad: '#ce0e1a',
  },
  dark: {
    page: '#0c0f15',
    card: '#12161e',
    text: '#f4f5f8',
    muted: '#a8aeba',
    good: '#3ad198',
    neutral: '#f2c811',
    bad: '#fd7273',
  },
};
