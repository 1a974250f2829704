import { MESSAGES } from '@flexa/contracts/errors';
import { formatCount } from '@flexa/contracts/format';
import { isHeld, type License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES, type VisualType } from '@flexa/contracts/plans';
import { formatLongDate } from '@/lib/format';
import type { PurchaseState } from './purchase-state';

interface HeadingFacts {
  name: string;
  visualType: VisualType;
  license: License | undefined;
}

export interface Heading {
  tone: 'success' | 'brand' | 'danger' | 'neutral';
  /** Small line above the title. */
  line: string;
  title: string;
}

export function chooseHeading(
  state: PurchaseState,
  { name, visualType, license }: HeadingFacts,
): Heading {
  const product = `Flexa ${VISUAL_NAMES[visualType]}`;
  const end = license ? formatLongDate(license.expiresAt) : '';
  const thanks = `Thank you, ${name.split(' ')[0] ?? name}.`;
  const headings: Record<PurchaseState, Heading> = {
    checking: {
      tone: 'neutral',
      line: 'Back from the payment',
      title: `${thanks} We are checking your payment`,
    },
    making: {
      tone: 'success',
      line: 'Payment received',
      title: `${thanks} Your licence is on its way`,
    },
    pending: {
      tone: 'brand',
      line: 'Waiting for your bank',
      title: `${thanks} Your bank still has to confirm this payment`,
    },
    ready: {
      tone: 'success',
      line: 'Paid and ready',
      title:
        license && !isHeld(license)
          ? `You have ${formatCount(license.quantity, 'more seat')} of ${product} until ${end}`
          : `${product} is yours until ${end}`,
    },
    ahead: {
      tone: 'success',
      line: 'Paid and renewed',
      title: `${thanks} ${product} now runs until ${end}`,
    },
    over: { tone: 'neutral', line: 'Ended', title: `${product} ended on ${end}` },
    refused: {
      tone: 'danger',
      line: 'Payment failed',
      title: 'Your bank did not confirm this payment',
    },
    'taken-back': {
      tone: 'neutral',
      line: 'Payment returned',
      title: `This payment was returned, so ${product} has ended`,
    },
    unpaid: { tone: 'neutral', line: 'Not paid', title: 'This order has not been paid' },
    failed: {
      tone: 'danger',
      line: MESSAGES.checkPaymentFailed,
      title: 'We couldn’t check your payment',
    },
  };
  return headings[state];
}
