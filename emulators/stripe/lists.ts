import { z } from 'zod';
import { integer, parseParameters, text } from './fields';
import type { Fields } from './form';
import { createMissingError } from './errors';

const seconds = () => integer(0, 99_999_999_999);

const PAGE = {
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

const CREATED = {
  created: z
    .union([
      seconds(),
      z.object({
        gt: seconds().optional(),
        gte: seconds().optional(),
        lt: seconds().optional(),
        lte: seconds().optional(),
      }),
    ])
    .optional(),
};

type Page = z.infer<z.ZodObject<typeof PAGE>>;
type Created = z.infer<z.ZodObject<typeof CREATED>>['created'];

/** Builds the parameters of a list by date, with additional filters. */
export function readList<S extends z.ZodRawShape>(filters: S, input: Fields) {
  return parseParameters(z.object({ ...PAGE, ...CREATED, ...filters }), input);
}

export function readPage(input: Fields) {
  return parseParameters(z.object(PAGE), input);
}

export interface List<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/** Sorts newest first, as all of Stripe's lists by date. */
export function listNewestFirst<T extends { id: string; created: number }>(
  url: string,
  items: Iterable<T>,
  options: Page & { created?: Created },
  matches: (item: T) => boolean = () => true,
): List<T> {
  const matchingItems = [...items].filter(
    (item) => isWithin(item.created, options.created) && matches(item),
  );
  return listPage(url, matchingItems.reverse(), options);
}

export function listPage<T extends { id: string }>(
  url: string,
  items: T[],
  options: Page,
): List<T> {
  const { limit = 10, starting_after: after, ending_before: before } = options;
  const findIndex = (id: string, param: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index < 0) throw createMissingError('object', id, param);
    return index;
  };
  if (before !== undefined) {
    const end = findIndex(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: items.slice(start, end) };
  }
  const start = after === undefined ? 0 : findIndex(after, 'starting_after') + 1;
  const data = items.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < items.length, data };
}

function isWithin(created: number, range: Created): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
