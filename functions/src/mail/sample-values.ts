/** Name of a mail's only variant. */
export const ONLY = '';
export const buildOnlyVariant = <const Data>(data: Data) => ({ [ONLY]: data });

/** Builds a variant for each name. */
export const buildVariants = <Name extends string, Data>(
  names: readonly Name[],
  buildData: (name: Name) => Data,
) => Object.fromEntries(names.map((name) => [name, buildData(name)]));

export const SAMPLE_NAME = 'Nora Lindqvist';
/** Shaped like a key, but without a valid signature. */
export const SAMPLE_KEY =
  'eyJhbGciOiJFZERTQSIsInR5cCI6ImxpY2Vuc2Urand0In0.eyJzdWIiOiJzYW1wbGUiLCJwcmQiOiJjaGFydHMiLCJxdHkiOjMsInYiOjJ9.c2FtcGxlLW9mLWEta2V5LXRoYXQtbm90aGluZy10YWtlcy1pdC1pcy1zaWduZWQtYnktbm9ib2R5';

const end = '2027-02-20T12:00:00.000Z';

/** Values that several samples share. */
export const sample = {
  code: 'sample',
  start: '2026-11-20T12:00:00.000Z',
  end,
  later: '2027-05-20T12:00:00.000Z',
  license: { licenseId: 'sample', visualType: 'charts', quantity: 3, expiresAt: end },
  stop: { person: 'sample', code: 'sample' },
  order: { orderId: 'cs_sample_7K3MQ2PA', month: 3, amount: 18000, currency: 'usd' },
  ticket: {
    ticketId: 'sample1f009c4d',
    kind: 'support',
    name: SAMPLE_NAME,
    email: 'nora@example.com',
    subject: 'Pins don’t show',
    message: 'Hello,\nthe pins of Variance columns don’t show in my report.\nWhat can I do?',
  },
} as const;
