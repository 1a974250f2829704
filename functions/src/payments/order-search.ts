import { orderIdSchema } from '@flexa/contracts/orders';
import { matchesTerms, pickRarest, parseSearch } from '../platform/search';
import type { AnyOrder } from './order';
import { orderWords } from './order-words';
import type { OrderRepository } from './repository';

/** Maximum number of orders that a word search reads. */
const MAX_ORDERS_READ = 300;
/** Maximum number of people whose orders are searched, Firestore's limit for one `in`. */
const PEOPLE_MAX = 30;

/** Finds people by name and e-mail, as the admin's list does. */
export type FindPeople = (
  filters: { search: string },
  limit: number,
) => Promise<{ rows: readonly { uid: string }[] }>;

export interface FoundOrders {
  orders: AnyOrder[];
  /** True if these are all matches: a search reads a limited number of orders and people. */
  isWhole: boolean;
}

export type FindOrders = ReturnType<typeof createOrderSearch>;

/** Finds orders of which all words match, or whose account does, newest first up to a limit. */
export function createOrderSearch(
  orders: Pick<OrderRepository, 'find' | 'findByKey' | 'findByPeople'>,
  people: FindPeople,
) {
  return async (text: string, limit: number, maxRead = MAX_ORDERS_READ): Promise<FoundOrders> => {
    const { data: id } = orderIdSchema.safeParse(text.trim());
    const exactMatch = id === undefined ? undefined : await orders.find(id);
    if (exactMatch) return { orders: [exactMatch.order], isWhole: true };
    const { terms } = parseSearch(text);
    const key = pickRarest(terms);
    if (key === undefined) return { orders: [], isWhole: true };
    const [keyMatches, { rows }] = await Promise.all([
      orders.findByKey(key, maxRead),
      people({ search: text }, PEOPLE_MAX),
    ]);
    const wordMatches = keyMatches.filter((order) => matchesTerms(orderWords(order), terms));
    const accountMatches =
      rows.length === 0
        ? []
        : await orders.findByPeople(
            rows.map(({ uid }) => uid),
            limit,
          );
    const all = new Map<string, AnyOrder>(
      [...wordMatches, ...accountMatches].map((order) => [order.id, order]),
    );
    const matches = [...all.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    const readAll =
      keyMatches.length < maxRead && rows.length < PEOPLE_MAX && accountMatches.length < limit;
    return { orders: matches.slice(0, limit), isWhole: readAll && matches.length <= limit };
  };
}
