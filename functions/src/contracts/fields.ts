import { z } from 'zod';
import { NAME_MAX } from './constants';

/** A person's name: kept as typed but for space at the ends and doubled inside; shown as text. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(NAME_MAX, `Use at most ${NAME_MAX} characters`)
  // Control and direction-changing characters could disguise one name as another.
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use letters that can be printed');

export const emailSchema = z
  .email('Enter an address like name@company.com')
  .max(254, 'Use at most 254 characters');

/** Firebase Auth user ids: 1 to 128 characters; a slash would leave the document's path. */
export const uidSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^/]+$/, 'Not a user id')
  .refine((uid) => uid !== '.' && uid !== '..' && !/^__.*__$/.test(uid), 'Not a user id');

/** A point in time on the wire: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();
