import type { VisualManifest } from '../host/manifest';
import { VARIANCE_SETTINGS } from './settings';
import { DE, EN } from './strings';

/** Categories Power BI sends at most: more columns than these can't be told apart. */
const MOST_CATEGORIES = 1000;

const one = (role: string) => ({ [role]: { max: 1 } });
const bind = (role: string) => ({ bind: { to: role } });

export const VARIANCE_MANIFEST: VisualManifest = {
  name: 'variance-columns',
  displayName: 'Flexa Variance columns',
  description:
    'Columns for actual over outlined plan, with pins above for the difference, absolute and in percent, in the colours of the report’s theme. The pins need a licence and carry a watermark without one; columns, plan and previous year are free.',
  version: '1.0.0.0',
  roles: [
    { name: 'category', kind: 'Grouping', label: 'Role_Category' },
    { name: 'actual', kind: 'Measure', label: 'Role_Actual' },
    { name: 'plan', kind: 'Measure', label: 'Role_Plan' },
    { name: 'previous', kind: 'Measure', label: 'Role_Previous' },
    { name: 'tooltips', kind: 'Measure', label: 'Role_Tooltips' },
  ],
  dataViewMappings: [
    {
      conditions: [{ ...one('category'), ...one('actual'), ...one('plan'), ...one('previous') }],
      categorical: {
        categories: {
          for: { in: 'category' },
          dataReductionAlgorithm: { top: { count: MOST_CATEGORIES } },
        },
        values: { select: [bind('actual'), bind('plan'), bind('previous'), bind('tooltips')] },
      },
    },
  ],
  settings: VARIANCE_SETTINGS,
  strings: { 'en-US': EN, 'de-DE': DE },
};
