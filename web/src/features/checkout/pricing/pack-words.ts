import { PACKS, VISUAL_NAMES, type Pack, type VisualType } from '@flexa/contracts/plans';
import { REFUND_RULE } from '@flexa/contracts/refund-rule';
import { NOT_CERTIFIED } from '@/lib/certification';
import { THEME_PART } from '@/lib/theme-part';
import { visualsOf, VISUAL_TITLES } from '@/lib/visual-files';
import type { Question } from '@/ui/question-list';

/** The one line below a pricing page's name. */
export const LEADS: Record<VisualType, string> = {
  charts:
    'Variance, bullet and bridge charts for Power BI that take their colours from your theme.',
  designs: 'Up to twelve key figures for Power BI on one grid, with their change and a small line.',
  tables: 'Tables for Power BI with sparklines and bars inside the cell, and collapsible groups.',
  analytics: 'Trend, forecast range and outliers, marked on the line where they happen.',
  suite: 'Theme, design and charts for Power BI on one licence, for 3, 6 or 12 months.',
};

export function factsOf(visualType: VisualType): string[] {
  const what =
    visualType === 'suite' ? 'Theme, design and charts together' : listVisuals(visualType);
  return [
    what,
    ...(visualType === 'suite' ? [THEME_PART] : []),
    'Updates while the licence runs',
    'Key and receipt in your account',
    'A reminder before it ends',
  ];
}

/** Returns "3 visuals: Variance columns, Bullet list and Bridge". */
function listVisuals(pack: Pack): string {
  const titles = visualsOf(pack).map((name) => VISUAL_TITLES[name]);
  const last = titles.at(-1) ?? '';
  if (titles.length === 1) return `1 visual: ${last}`;
  return `${titles.length} visuals: ${titles.slice(0, -1).join(', ')} and ${last}`;
}

/** The parts of the membership, as they are called there. */
const PARTS = ['Charts', 'Design', 'Theme'] as const;

/** What a pack and the membership hold, part by part; the page's own part first. */
export function partsOf(pack: Pack): { part: string; inPack: boolean; inMembership: boolean }[] {
  const own = pack === 'designs' ? 'Design' : VISUAL_NAMES[pack];
  const others = PARTS.filter((part) => part !== own);
  const isShared = others.length < PARTS.length;
  return [
    { part: `${own} part`, inPack: true, inMembership: isShared },
    ...others.map((part) => ({ part: `${part} part`, inPack: false, inMembership: true })),
    { part: 'Command line and GitHub Action for CI', inPack: false, inMembership: true },
  ];
}

/** The heading of the membership's section, from where the reader stands. */
export const MEMBERSHIP_TITLES: Record<Pack, string> = {
  charts: 'Building with theme and design too?',
  designs: 'Building with theme and charts too?',
  tables: 'Need theme, design and charts?',
  analytics: 'Need theme, design and charts?',
};

/** Packs that the membership does not hold. */
export function isOutside(pack: Pack): boolean {
  return pack === 'tables' || pack === 'analytics';
}

export const QUESTIONS: readonly Question[] = [
  {
    question: 'When does my licence start?',
    answer:
      'As soon as the payment goes through. It appears in your account, with its key, within a few seconds. If you already have a paid licence of the same kind, the new months start when it ends.',
  },
  {
    question: 'Can I buy for my whole team?',
    answer:
      'Yes. Set the number of licences before you pay; one payment covers them all. Then assign the seats to your team; each person gets their own key.',
  },
  {
    question: 'What happens when a licence ends?',
    answer:
      'Nothing is charged. We write before the date, and you decide whether to buy more months. If you buy early, they are added at the end and you lose no days.',
  },
  {
    question: 'Can I add seats to a licence I have?',
    answer:
      'Yes. They end on the same day as your licence and cost their share of the time left, to the cent.',
  },
  {
    question: 'Who can take a free licence?',
    answer: 'Anyone with a confirmed e-mail, once per pack and offer, while places last.',
  },
  {
    question: 'Can I move to the membership later?',
    answer: 'Yes. We credit the unused days of your pack if you choose at least as many seats.',
  },
  {
    question: 'Do the visuals export to PowerPoint and PDF?',
    answer: NOT_CERTIFIED,
  },
  {
    question: 'Can I get my money back?',
    answer: REFUND_RULE,
  },
  {
    question: 'Do the prices include tax?',
    answer:
      'No. If VAT or sales tax is due in your country, Stripe’s payment page adds it and shows the amount before you pay.',
  },
  {
    question: 'Is there an invoice with our VAT number?',
    answer:
      'Yes. Enter the company under “Buying for a company?” and the VAT number on the payment page. The invoice stays in your account.',
  },
];

/** The visuals in the order of the tabs. */
export const TABS: readonly VisualType[] = [...PACKS, 'suite'];
