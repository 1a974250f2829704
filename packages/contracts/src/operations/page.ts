import { z } from 'zod';
import { ADMIN_PAGE_MAX } from '../admin';
import { instantSchema } from '../fields';

/** Field of lists that are sorted newest first. The page contains entries older than this moment. */
export const before = instantSchema.optional();

/** Number of entries on one page of the admin area. */
export const pageLimit = z.int().min(1).max(ADMIN_PAGE_MAX).default(25);
