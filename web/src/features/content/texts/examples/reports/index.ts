import type { SampleReport } from '@/features/theme-studio';
import { ENERGY } from './energy';
import { FINANCE } from './finance';
import { HOSPITAL } from './hospital';
import { LOGISTICS } from './logistics';
import { MARKETING } from './marketing';
import { OPERATIONS } from './operations';
import { PEOPLE } from './people';
import { PROJECT_PORTFOLIO } from './projects';
import { RETAIL } from './retail';
import { SUBSCRIPTIONS } from './subscriptions';

/** The report of each example, by slug. Only the build reads them. */
export const REPORTS: Readonly<Record<string, SampleReport>> = {
  'retail-sales-review': RETAIL,
  'profit-and-loss-bridge': FINANCE,
  'operations-control-room': OPERATIONS,
  'people-and-headcount': PEOPLE,
  'campaign-funnel': MARKETING,
  'logistics-on-time': LOGISTICS,
  'subscription-metrics': SUBSCRIPTIONS,
  'energy-use': ENERGY,
  'hospital-wards': HOSPITAL,
  'project-portfolio': PROJECT_PORTFOLIO,
};
