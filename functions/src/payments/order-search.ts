import { orderIdSchema } from '@flexa/contracts/orders';
import { matchesTerms, pickRarest, parseSearch } from '../platform/search';
import type { AnyOrder } from './order';
import { orderWords } from './order-words';
import type { OrderRepository } from './repository';

/** Orders that a search of words in them reads at most. */
const READ_MAX = 300;
/** People whose orders are looked for, as many as Firestore takes for one `in`. */
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

/** Orders that match all words, or whose account does: at most so many, newest first. */
export function createOrderSearch(
  orders: Pick<OrderRepository, 'find' | 'having' | 'findByPeople'>,
  people: FindPeople,
) {
  return async (text: string, limit: number, readMax = READ_MAX): Promise<FoundOrders> => {
    const { data: id } = orderIdSchema.safeParse(text.trim());
    const known = id === undefined ? undefined : await orders.find(id);
    if (known) return { orders: [known.order], isWhole: true };
    const { terms } = parseSearch(text);
    const key = pickRarest(terms);
    if (key === undefined) return { orders: [], isWhole: true };
    const [having, { rows }] = await Promise.all([
      orders.having(key, readMax),
      people({ search: text }, PEOPLE_MAX),
    ]);
    const own = having.filter((order) => matchesTerms(orderWords(order), terms));
    const theirs =
      rows.length === 0
        ? []
        : await orders.findByPeople(
            rows.map(({ uid }) => uid),
            limit,
          );
    const all = new Map<string, AnyOrder>([...own, ...theirs].map((order) => [order.id, order]));
    const found = [...all.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    const readAll = having.length < readMax && rows.length < PEOPLE_MAX && theirs.length < limit;
    return { orders: found.slice(0, limit), isWhole: readAll && found.length <= limit };
  };
}
