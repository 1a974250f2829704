/**
 * The sample report. Its figures agree with one another: the months and the markets both sum to
 * $4.82M, the columns are the quarters of the line, and the changes are taken against the plan.
 */
export const REPORT_NAME = 'Quarterly review';
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Thousand dollars. */
export const ACTUAL = [312, 336, 329, 367, 388, 371, 404, 436, 468, 449, 466, 494] as const;
export const PLAN = [320, 331, 341, 352, 364, 377, 392, 408, 425, 440, 455, 470] as const;
/** The month that the yellow point and the box of values are about. */
export const MARKED = 8;
export const AXIS = { from: 300, to: 500, lines: [500, 450, 400, 350, 300] } as const;

export const KPIS = [
  {
    label: 'Revenue',
    figure: '$4.82M',
    change: '+3.1%',
    good: true,
    trend: [20, 26, 22, 30, 31, 29, 36, 40, 46],
  },
  {
    label: 'Orders',
    figure: '18,204',
    change: '+6.1%',
    good: true,
    trend: [22, 25, 21, 34, 29, 38, 45, 40, 48],
  },
  {
    label: 'Gross margin',
    figure: '38.6%',
    change: '+1.8 pt',
    good: true,
    trend: [20, 23, 32, 27, 36, 42, 39, 46, 49],
  },
  {
    label: 'Returns',
    figure: '2.1%',
    change: '+0.3 pt',
    good: false,
    trend: [38, 28, 36, 24, 21, 34, 38, 46, 50],
  },
] as const;

export const MARKETS = [
  { name: 'Germany', sales: 982 },
  { name: 'France', sales: 846 },
  { name: 'Spain', sales: 688 },
  { name: 'Italy', sales: 611 },
  { name: 'Poland', sales: 522 },
  { name: 'Netherlands', sales: 448 },
  { name: 'Sweden', sales: 391 },
  { name: 'Austria', sales: 332 },
] as const;

/** Quarters from the months above, each split over the four channels from the foot up. */
export const CHANNELS = ['Direct', 'Online', 'Shop', 'Partner'] as const;
export const QUARTERS = [
  { name: 'Q1', sales: [402, 277, 192, 106] },
  { name: 'Q2', sales: [448, 334, 216, 128] },
  { name: 'Q3', sales: [497, 398, 252, 161] },
  { name: 'Q4', sales: [571, 369, 291, 178] },
] as const;

export const SEGMENTS = [
  { name: 'Retail', share: 44 },
  { name: 'Wholesale', share: 27 },
  { name: 'Public', share: 18 },
  { name: 'Other', share: 11 },
] as const;

export const PRODUCTS = [
  { name: 'Desk lamps', sales: 724, change: '+8.2%' },
  { name: 'Shelving', sales: 618, change: '+4.0%' },
  { name: 'Office chairs', sales: 590, change: '−2.6%' },
  { name: 'Storage', sales: 402, change: '+1.1%' },
  { name: 'Textiles', sales: 377, change: '+9.7%' },
] as const;
