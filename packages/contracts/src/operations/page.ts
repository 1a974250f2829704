import { z } from 'zod';
import { ADMIN_PAGE_MAX } from '../admin';
import { instantSchema } from '../fields';

/** Field of lists that show the newest first: the page holds what is older than this moment. */
export const before = instantSchema.optional();

/** Entries of one page in the admin area. */
export const pageLimit = z.int().min(1).max(ADMIN_PAGE_MAX).default(25);
