import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';

/** The two methods of the SDK by which everything leaves; they are not in its types. */
interface Sending {
  request(method: string, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<unknown>;
}

/** An error that the SDK doesn't retry, so that tests don't wait for its pauses. */
const REFUSED = Object.assign(new Error('7 PERMISSION_DENIED: the database fails'), { code: 7 });

const WRITES = ['commit', 'batchWrite'];

/**
 * Lets a database fail.
 *
 * - `refusing`: the n-th write from now on and all after it are not made.
 * - `losing`: the n-th write is made, and its answer lost.
 * - `down`: nothing is answered, no read either.
 */
export function failing(db: Firestore) {
  const original = db as unknown as Sending;
  const { request, requestStream } = original;
  let writes = 0;
  const heal = () => {
    Object.assign(db, { request, requestStream });
    return writes;
  };
  function sending(change: (method: string, send: () => Promise<unknown>) => Promise<unknown>) {
    writes = 0;
    const changed: Sending['request'] = function (this: Sending, method, ...rest) {
      const send = () => request.call(this, method, ...rest);
      return WRITES.includes(method) ? change(method, send) : send();
    };
    Object.assign(db, { request: changed });
  }
  return {
    /** Ends it; answers how many writes there were. */
    heal,
    refusing(from: number): void {
      sending((_method, send) => {
        writes += 1;
        return writes >= from ? Promise.reject(REFUSED) : send();
      });
    },
    losing(one: number): void {
      sending(async (_method, send) => {
        writes += 1;
        const mine = writes;
        const answer = await send();
        if (mine === one) throw REFUSED;
        return answer;
      });
    },
    down(): void {
      const refuse = () => Promise.reject(REFUSED);
      Object.assign(db, { request: refuse, requestStream: refuse });
    },
  };
}

/** Made by chance: ids, tokens and hashes. */
const RANDOM =
  /(?<![\w-])[A-Za-z0-9]{20}(?![\w-])|[0-9a-f]{8}-[0-9a-f-]{27}|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}|(?<!\d)(\d{6}|\d{10})(?!\d)|127\.0\.0\.1:\d+/g;
/** Stripe's ids, which may contain no digit. */
const STRIPE_ID = /_[A-Za-z0-9]{24}(?!\w)/g;
/** The secret of a team's link, which is shorter. */
const TEAM_LINK = /(?<=\["link",")[\w-]+(?=")/g;
/** Orders and tickets are found by their numbers, too. */
const NUMBER_WORDS = /(?<=^(?:orders|tickets)\/.*"searchKeys",\[)[^\]]*/g;
/** Invoice numbers of the local Stripe, which counts voided ones too. */
const INVOICE_NUMBER = /LOCAL-\d{4}/g;
const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;

function withoutChance(text: string): string {
  const known = text.replace(STRIPE_ID, `_${'0'.repeat(24)}`);
  return [NUMBER_WORDS, RANDOM, TEAM_LINK, INVOICE_NUMBER].reduce(
    (masked, chance) => masked.replace(chance, 'random'),
    known.replace(INSTANT, 'instant'),
  );
}

/** Limits count each try, and what is left of a change that stopped half-way a job removes. */
const UNCOUNTED = ['rateLimits', 'signInChanges'];

/** Everything a portal holds, without what differs from one run to the next: to be compared with another. */
export async function everything(db: Firestore, auth: Auth): Promise<string[]> {
  const found: string[] = [];
  const look = async (collection: CollectionReference): Promise<void> => {
    const references = await collection.listDocuments();
    if (references.length === 0) return;
    for (const document of await db.getAll(...references)) {
      const data = Object.entries(document.data() ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      if (document.exists) found.push(withoutChance(`${document.ref.path} ${textOf(data)}`));
    }
    await Promise.all(
      references.map(async (reference) => {
        await Promise.all((await reference.listCollections()).map(look));
      }),
    );
  };
  const collections = await db.listCollections();
  await Promise.all(collections.filter(({ id }) => !UNCOUNTED.includes(id)).map(look));
  const { users } = await auth.listUsers();
  for (const { uid, email, emailVerified, disabled, customClaims } of users) {
    // Which addresses are proved is noted at the first call of any kind.
    const { proved: _, ...claims } = customClaims ?? {};
    const account = { email, emailVerified, disabled, claims };
    found.push(withoutChance(`account ${uid} ${textOf(account)}`));
  }
  return found.sort();
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_field, each: unknown) =>
    typeof each === 'object' && each !== null && '_seconds' in each ? 'instant' : each,
  );
}
