import type { Decisions } from '@/features/theme-studio';

/** Theme decisions of examples that differ from the usual ones, apart from colours. */
export const EXAMPLE_LOOKS: Readonly<Record<string, Partial<Decisions>>> = {
  'profit-and-loss-bridge': { corners: 0 },
  'operations-control-room': { corners: 4 },
  'people-and-headcount': { corners: 14, hasBorder: false, hasShadow: true },
  'logistics-on-time': { corners: 3, hasBorder: false },
  'subscription-metrics': { corners: 12 },
  'energy-use': { corners: 10, hasBorder: false },
  'hospital-wards': { corners: 16, hasBorder: false },
  'project-portfolio': { corners: 6 },
};
