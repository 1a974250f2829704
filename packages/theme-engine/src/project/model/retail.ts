/**
 * The retail model: two fiscal years of one retailer, October to September. The sample project, the
 * studio's report and the retail example use these figures. Amounts are in thousand dollars unless
 * a name says otherwise; sessions are relative to 2025.
 */
export const YEARS = [
  { year: 2024, revenue: 18_900, goal: 18_200, orders: 76_000, sessions: 0.84, margin: 0.346, returnRate: 0.052 },
  { year: 2025, revenue: 22_500, goal: 21_000, orders: 92_400, sessions: 1, margin: 0.386, returnRate: 0.048 },
] as const; // oxfmt-ignore

/** Revenue and goal of 2025 by month; both years have the same season. */
export const MONTHS = [
  { name: 'Oct', revenue: 1660, goal: 1600 },
  { name: 'Nov', revenue: 1700, goal: 1690 },
  { name: 'Dec', revenue: 1740, goal: 1750 },
  { name: 'Jan', revenue: 1720, goal: 1640 },
  { name: 'Feb', revenue: 1760, goal: 1650 },
  { name: 'Mar', revenue: 1820, goal: 1700 },
  { name: 'Apr', revenue: 1850, goal: 1780 },
  { name: 'May', revenue: 1900, goal: 1720 },
  { name: 'Jun', revenue: 1950, goal: 1880 },
  { name: 'Jul', revenue: 2000, goal: 1830 },
  { name: 'Aug', revenue: 2100, goal: 1880 },
  { name: 'Sep', revenue: 2300, goal: 1880 },
] as const;

/** Gross margin by quarter of both years, in percent. */
export const QUARTER_MARGINS = [33, 35, 34, 36, 37, 38, 39, 40] as const;

/** Unit price in dollars, gross margin, return rate, and revenue against plan. */
export const PRODUCTS = [
  { name: 'Trail runner', category: 'Footwear', revenue: 4800, price: 263.7, margin: 0.405, returns: 0.071, onPlan: 0.157 },
  { name: 'Dome tent', category: 'Outdoor', revenue: 4090, price: 421.6, margin: 0.37, returns: 0.038, onPlan: 0.1 },
  { name: 'Rain shell', category: 'Apparel', revenue: 3600, price: 255.3, margin: 0.43, returns: 0.064, onPlan: 0.014 },
  { name: 'City bike', category: 'Cycling', revenue: 2925, price: 1539.5, margin: 0.29, returns: 0.021, onPlan: 0.076 },
  { name: 'Day pack', category: 'Outdoor', revenue: 2200, price: 103.3, margin: 0.39, returns: 0.033, onPlan: -0.026 },
  { name: 'Head torch', category: 'Outdoor', revenue: 1360, price: 35.4, margin: 0.44, returns: 0.044, onPlan: 0.153 },
  { name: 'Approach shoe', category: 'Footwear', revenue: 1050, price: 149, margin: 0.4, returns: 0.066, onPlan: 0.048 },
  { name: 'Duffel bag', category: 'Travel', revenue: 1000, price: 109, margin: 0.38, returns: 0.025, onPlan: -0.014 },
  { name: 'Wheeled case', category: 'Travel', revenue: 800, price: 159, margin: 0.35, returns: 0.03, onPlan: 0.006 },
  { name: 'Base layer', category: 'Apparel', revenue: 675, price: 59, margin: 0.45, returns: 0.058, onPlan: 0.094 },
] as const; // oxfmt-ignore

/** Revenue of 2025 by quarter. */
export const COUNTRIES = [
  { name: 'Sweden', region: 'Nordics', quarters: [900, 1100, 1200, 1400] },
  { name: 'Norway', region: 'Nordics', quarters: [600, 600, 700, 800] },
  { name: 'Denmark', region: 'Nordics', quarters: [400, 500, 500, 600] },
  { name: 'Germany', region: 'DACH', quarters: [950, 890, 1000, 1060] },
  { name: 'Austria', region: 'DACH', quarters: [340, 320, 360, 380] },
  { name: 'Switzerland', region: 'DACH', quarters: [310, 290, 340, 360] },
  { name: 'Netherlands', region: 'Benelux', quarters: [510, 580, 640, 570] },
  { name: 'Belgium', region: 'Benelux', quarters: [390, 420, 460, 430] },
  { name: 'Spain', region: 'Iberia', quarters: [480, 410, 350, 560] },
  { name: 'Portugal', region: 'Iberia', quarters: [220, 190, 150, 240] },
] as const;

/** Revenue of 2025 by quarter, and orders of 2024. */
export const CHANNELS = [
  { name: 'Online', quarters: [2200, 2400, 2700, 3200], ordersBefore: 30_000 },
  { name: 'Store', quarters: [1770, 1710, 1700, 1720], ordersBefore: 31_800 },
  { name: 'Partner', quarters: [1130, 1190, 1300, 1480], ordersBefore: 14_200 },
] as const;

/** Revenue of 2025 by region, with the amount of each channel. */
export const REGIONS = [
  { name: 'Nordics', channels: [4600, 2600, 2100] },
  { name: 'DACH', channels: [3000, 2000, 1600] },
  { name: 'Benelux', channels: [1800, 1300, 900] },
  { name: 'Iberia', channels: [1100, 1000, 500] },
] as const;

/** Sessions of the last month. */
export const DEVICES = [
  { name: 'Mobile', sessions: 174_000 },
  { name: 'Desktop', sessions: 141_000 },
  { name: 'Tablet', sessions: 69_000 },
] as const;

/** Thousands of visits at each stage from session to order. */
export const STAGES = [
  { name: 'Product views', count: 1620 },
  { name: 'Baskets', count: 410 },
  { name: 'Checkouts', count: 148 },
] as const;

/** Stock value. */
export const DEPOTS = [
  { name: 'Malmö', stock: 6100 },
  { name: 'Lyon', stock: 3800 },
  { name: 'Gdynia', stock: 3400 },
  { name: 'Porto', stock: 2600 },
  { name: 'Bremen', stock: 2500 },
  { name: 'Turin', stock: 1900 },
  { name: 'Ghent', stock: 1100 },
  { name: 'Oslo', stock: 900 },
] as const;

/** Changes from the revenue of 2024 to that of 2025. */
export const BRIDGE = [
  { name: '2024', amount: 18_900 },
  { name: 'Price', amount: 2100 },
  { name: 'Volume', amount: 3400 },
  { name: 'FX', amount: -800 },
  { name: 'Returns', amount: -1100 },
] as const;

/** Share of parcels on time in both years, and the goal. */
export const ON_TIME = { before: 0.872, now: 0.894, goal: 0.92, from: 0.5, to: 1 } as const;

export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
