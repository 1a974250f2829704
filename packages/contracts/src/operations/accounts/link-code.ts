import { z } from 'zod';

/** The part of a mailed link that proves access to the mailbox it was sent to. */
export const linkCodeSchema = z.string().min(1).max(200);
