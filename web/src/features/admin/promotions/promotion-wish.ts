import type { OperationInput } from '@flexa/contracts/operations';
import type { VisualType } from '@flexa/contracts/plans';
import { fromLocal } from '../offer/local-time';

/** A code as it is being typed. */
export interface Draft {
  code: string;
  kind: 'percent' | 'amount';
  value: string;
  visualTypes: readonly VisualType[];
  endsAt: string;
  maxUses: string;
  firstPurchaseOnly: boolean;
}

export const NEW_DRAFT: Draft = {
  code: '',
  kind: 'percent',
  value: '',
  visualTypes: [],
  endsAt: '',
  maxUses: '',
  firstPurchaseOnly: false,
};

export type Wish = Omit<OperationInput<'createPromotion'>, 'requestId'>;

/** Dollars as people type them, in cents; undefined where they are none. */
function centsOf(text: string): number | undefined {
  const dollars = /^\s*(\d{1,5})(?:\.(\d{1,2}))?\s*$/.exec(text);
  const cents = Number(dollars?.[1]) * 100 + Number((dollars?.[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

function countOf(text: string, most: number): number | undefined {
  const count = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

const USES_MAX = 1_000_000;

/** What is wrong with a draft, by field; of what is still empty nothing is said. */
export function faultsOf({ code, kind, value, endsAt, maxUses }: Draft) {
  const isValue = kind === 'percent' ? countOf(value, 100) : centsOf(value);
  return {
    code:
      code.trim() === '' || /^[A-Za-z0-9-]{1,50}$/.test(code.trim())
        ? undefined
        : 'Use letters, digits and dashes',
    value:
      value.trim() === '' || isValue !== undefined
        ? undefined
        : kind === 'percent'
          ? 'A whole number up to 100'
          : 'An amount such as 15 or 7.50',
    endsAt: endsAt === '' || fromLocal(endsAt) ? undefined : 'Choose a day and a time',
    maxUses:
      maxUses.trim() === '' || countOf(maxUses, USES_MAX) !== undefined
        ? undefined
        : 'A whole number',
  };
}

/** What the API is asked for; undefined while something is missing or wrong. */
export function wishOf(draft: Draft): Wish | undefined {
  const { kind, value, visualTypes, endsAt, maxUses, firstPurchaseOnly } = draft;
  const code = draft.code.trim();
  const percentOff = kind === 'percent' ? countOf(value, 100) : undefined;
  const amountOff = kind === 'amount' ? centsOf(value) : undefined;
  const isWrong = Object.values(faultsOf(draft)).some((fault) => fault !== undefined);
  if (isWrong || code === '' || (percentOff ?? amountOff) === undefined) return undefined;
  const end = endsAt === '' ? null : fromLocal(endsAt);
  const uses = countOf(maxUses, USES_MAX);
  return {
    code,
    firstPurchaseOnly,
    ...(percentOff !== undefined && { percentOff }),
    ...(amountOff !== undefined && { amountOff }),
    ...(visualTypes.length > 0 && { visualTypes: [...visualTypes] }),
    ...(end !== null && { endsAt: end }),
    ...(uses !== undefined && { maxUses: uses }),
  };
}
