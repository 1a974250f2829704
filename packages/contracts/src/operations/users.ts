import { z } from 'zod';
import { USER_PAGE_SIZE, USER_PAGE_SIZE_MAX } from '../constants';
import { accountEmailSchema, nameSchema, searchSchema, uidSchema } from '../fields';
import { askStaff, defineOperation } from '../operation';
import { routes } from '../routes';
import {
  USER_FILTERS,
  USER_SORT_FIELDS,
  userExportSchema,
  userPageSchema,
  userSchema,
} from '../users';

export const getUser = defineOperation({
  name: 'getUser',
  ...routes.getUser,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'A user with the active licences, newest first',
  tag: 'Users',
  input: z.strictObject({ uid: uidSchema }),
  output: userSchema,
  errors: ['not-found'],
  callable: true,
});

export const createUser = defineOperation({
  name: 'createUser',
  ...routes.createUser,
  access: { kind: 'signed-in' },
  summary: 'Creates the profile of the token’s user; repeating it answers the stored one',
  tag: 'Users',
  input: z.strictObject({
    name: nameSchema,
    email: accountEmailSchema
      .optional()
      .meta({ description: 'If given, it must be that of the token' }),
  }),
  output: userSchema,
  created: true,
  errors: [],
  callable: true,
});

export const listUsers = defineOperation({
  name: 'listUsers',
  ...routes.listUsers,
  access: { kind: 'staff' },
  summary:
    'A page of users; search matches the start of words in names and e-mails, `show` takes only some',
  tag: 'Users',
  input: z.strictObject({
    search: searchSchema.default(''),
    show: z.enum(USER_FILTERS).optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(USER_PAGE_SIZE_MAX).default(USER_PAGE_SIZE),
    sortBy: z.enum(USER_SORT_FIELDS).optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
  }),
  check: ({ sortBy, sortOrder }) => {
    if (sortBy && !sortOrder) return { field: 'sortOrder', message: 'Goes together with sortBy' };
    if (sortOrder && !sortBy) return { field: 'sortBy', message: 'Goes together with sortOrder' };
    return undefined;
  },
  output: userPageSchema,
  errors: [],
  callable: true,
});

export const updateUser = defineOperation({
  name: 'updateUser',
  ...routes.updateUser,
  access: { kind: 'self-or-admin', owner: 'id' },
  summary:
    'Changes a user: the name; for admins also disabled and the roles, of which a person has one at most',
  tag: 'Users',
  input: z.strictObject({
    id: uidSchema,
    name: nameSchema.optional(),
    isAdmin: z.boolean().optional(),
    isSupport: z.boolean().optional(),
    disabled: z.boolean().optional(),
  }),
  check: ({ isAdmin, isSupport }) =>
    isAdmin && isSupport ? { field: 'isSupport', message: 'Give one role' } : undefined,
  output: userSchema,
  errors: ['not-found', 'last-admin'],
  callable: true,
  stepUp: ({ isAdmin, isSupport, disabled }) =>
    [isAdmin, isSupport, disabled].some((right) => right !== undefined),
  // A new name is written into the search index and the licences. An admin at work makes many changes.
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
});

export const deleteUser = defineOperation({
  name: 'deleteUser',
  ...routes.deleteUser,
  access: { kind: 'self-or-admin', owner: 'id' },
  summary:
    'Deletes the caller’s account after a recent sign-in, with `team=end` its team, too; ' +
    'with uid equal to id, an admin any',
  tag: 'Users',
  input: z.strictObject({
    id: uidSchema,
    uid: uidSchema.optional(),
    /** That others lose the seats of one's licences. */
    team: z.literal('end').optional(),
  }),
  check: ({ id, uid }) =>
    uid !== undefined && uid !== id ? { field: 'uid', message: 'Must equal the id' } : undefined,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not-found', 'recent-sign-in-required', 'team-in-use', 'last-admin'],
  callable: true,
  // People deleting themselves send no uid. That has a limit of its own.
  stepUp: askStaff,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
});

export const exportUser = defineOperation({
  name: 'exportUser',
  ...routes.exportUser,
  access: { kind: 'self', owner: 'uid' },
  summary: 'All data held about the user',
  tag: 'Users',
  input: z.strictObject({ uid: uidSchema }),
  output: userExportSchema,
  errors: ['not-found'],
  callable: true,
  stepUp: () => true,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
  atOnce: 1,
});
