import { z } from 'zod';
import {
  ADMIN_PAGE_MAX,
  AUDIT_KIND_NAMES,
  auditEntrySchema,
  CSV_ROWS_MAX,
  fileMonthSchema,
  STATS_WEEKS_MAX,
  statsSchema,
} from '../admin';
import { documentIdSchema, ID_MAX, instantSchema, searchSchema, uidSchema } from '../fields';
import { licenseIdSchema, licenseSchema, monthSchema } from '../licenses';
import { latestOfferSchema, offerDetailsSchema, offerIdSchema, PLACES_MAX } from '../offers';
import { defineOperation, SEARCH_LIMIT } from '../operation';
import { HOLDINGS_MAX, holdingSchema, peopleSchema, personSchema } from '../people';
import { USER_FILTERS } from '../users';
import { routes } from '../routes';
import { noteSchema } from '../tickets';
import { csvFile } from './csv-file';
import { oneFilter } from './one-filter';

const access = { kind: 'admin' } as const;
const staff = { kind: 'staff' } as const;
const tag = 'Admin';
/** A page of something newest first: those before a moment. */
const before = instantSchema.optional();
/** Half a surrogate pair is no text that a database stores or looks for. */
const storable = /^[^\p{Cs}\0]*$/u;
const limit = z.int().min(1).max(ADMIN_PAGE_MAX).default(25);

export const getStats = defineOperation({
  name: 'getStats',
  ...routes.getStats,
  access: staff,
  summary: 'Key figures for admins; with `weeks`, also the series of the charts',
  tag,
  input: z.strictObject({ weeks: z.int().min(0).max(STATS_WEEKS_MAX).default(0) }),
  output: statsSchema,
  errors: [],
  callable: false,
});

export const getHoldings = defineOperation({
  name: 'getHoldings',
  ...routes.getHoldings,
  access: staff,
  summary: 'Packs with an active licence and the total paid, for each of the given users',
  tag,
  input: z.strictObject({
    uids: z
      .string()
      .min(1)
      .max(HOLDINGS_MAX * (ID_MAX + 1))
      .meta({ description: 'Separated by commas' }),
  }),
  check: ({ uids }) => {
    const list = uids.split(',');
    if (list.length > HOLDINGS_MAX) {
      return { field: 'uids', message: `Ask for at most ${HOLDINGS_MAX}` };
    }
    const fault = list.map((uid) => uidSchema.safeParse(uid).error).find(Boolean);
    return fault && { field: 'uids', message: fault.issues[0]?.message ?? 'Not user ids' };
  },
  output: z.object({ data: z.array(holdingSchema) }),
  errors: [],
  callable: false,
});

export const getPerson = defineOperation({
  name: 'getPerson',
  ...routes.getPerson,
  access: staff,
  summary: 'All about one user: profile, all licences, orders, last seen',
  tag,
  input: z.strictObject({ uid: uidSchema }),
  output: personSchema,
  errors: ['not-found'],
  callable: false,
});

const auditFilters = {
  target: documentIdSchema('Not an id').optional(),
  person: uidSchema.optional().meta({
    description: 'Only what concerns this person: the account, its licences and its orders',
  }),
  kind: z.enum(AUDIT_KIND_NAMES).optional(),
  search: searchSchema
    .min(1)
    .optional()
    .meta({
      description:
        'Only what concerns the people, orders and tickets that these words find, or this id, and what ' +
        'those people did',
    }),
  month: fileMonthSchema.optional().meta({ description: 'Only of this month (UTC)' }),
};

/** Allows one filter at a time; each can be combined with a month. */
const oneAuditFilter = ({
  target,
  person,
  kind,
  search,
}: Partial<Record<'target' | 'person' | 'kind' | 'search', string>>) =>
  oneFilter({ target, kind, person, search });

export const listAudit = defineOperation({
  name: 'listAudit',
  ...routes.listAudit,
  access: staff,
  summary: 'Entries of the audit, newest first; `next` is the `before` of the following page',
  tag,
  input: z.strictObject({ before, limit, ...auditFilters }),
  check: oneAuditFilter,
  output: z.object({
    data: z.array(auditEntrySchema),
    next: instantSchema.nullable(),
    people: peopleSchema.meta({ description: 'Names of the users in the entries' }),
  }),
  errors: [],
  callable: false,
  limit: SEARCH_LIMIT,
});

export const exportAuditCsv = defineOperation({
  name: 'exportAuditCsv',
  ...routes.exportAuditCsv,
  access,
  summary:
    'Entries of the audit for the same filter as CSV (RFC 4180), newest first; `changes` is JSON; ' +
    `without a month at most ${CSV_ROWS_MAX} entries`,
  tag,
  input: z.strictObject(auditFilters),
  check: oneAuditFilter,
  ...csvFile,
  atOnce: 1,
});

export const exportUsersCsv = defineOperation({
  name: 'exportUsersCsv',
  ...routes.exportUsersCsv,
  access,
  summary:
    `Users as CSV (RFC 4180), oldest first; at most ${CSV_ROWS_MAX} at once: of more, ask for those ` +
    'who signed up from `since` on and before `until`; with `show` or `search` only some, as in the list',
  tag,
  input: z.strictObject({
    since: instantSchema.optional(),
    until: instantSchema.optional(),
    show: z.enum(USER_FILTERS).optional(),
    search: searchSchema.min(1).optional(),
  }),
  check: ({ since, until, show, search }) =>
    (show ?? search) !== undefined && (since !== undefined || until !== undefined)
      ? {
          field: show === undefined ? 'search' : 'show',
          message: 'Use either a time or a filter',
        }
      : undefined,
  ...csvFile,
});

export const revokeLicense = defineOperation({
  name: 'revokeLicense',
  ...routes.revokeLicense,
  access,
  summary: 'Revokes a licence at once; repeating it changes nothing',
  tag,
  input: z.strictObject({
    id: licenseIdSchema,
    reason: z
      .string()
      .trim()
      .min(1, 'Enter a reason')
      .max(200, 'Use at most 200 characters')
      .regex(storable, 'Use printable characters')
      .meta({ description: 'For the customer: in their e-mail and their account' }),
    note: noteSchema.optional().meta({ description: 'For admins only' }),
  }),
  output: licenseSchema,
  errors: ['not-found'],
  callable: false,
  stepUp: () => true,
});

export const listOffers = defineOperation({
  name: 'listOffers',
  ...routes.listOffers,
  access: staff,
  summary: 'Free offers, newest first, with the places left',
  tag,
  input: z.strictObject({}),
  output: z.object({ data: z.array(offerDetailsSchema) }),
  errors: [],
  callable: false,
});

export const updateOffer = defineOperation({
  name: 'updateOffer',
  ...routes.updateOffer,
  access,
  summary:
    'Creates or changes a free offer: when it ends, how many places it has in all, ' +
    'and for how long its licences run at most',
  tag,
  input: z.strictObject({
    id: offerIdSchema,
    expiryDate: instantSchema,
    userCount: z.int().min(0).max(PLACES_MAX),
    maxMonths: monthSchema,
  }),
  output: latestOfferSchema,
  created: true,
  errors: ['places-taken'],
  callable: false,
  stepUp: () => true,
});
