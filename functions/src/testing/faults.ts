import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The stream of an answer. */
interface AnswerStream {
  emit(event: string, ...args: unknown[]): boolean;
}

/** The methods of the SDK that every write (`request`) and every read (`requestStream`) passes. */
interface SdkRequests {
  request(method: string, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<AnswerStream>;
}

/** Returns the database with these methods, which its types leave out, so that a test can replace them. */
export function exposeRequests(db: Firestore): SdkRequests {
  return db as unknown as SdkRequests;
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
export function injectFaults(db: Firestore) {
  const { request, requestStream } = exposeRequests(db);
  let writes = 0;
  const heal = () => {
    Object.assign(db, { request, requestStream });
    return writes;
  };
  function interceptWrites(
    change: (method: string, send: () => Promise<unknown>) => Promise<unknown>,
  ) {
    writes = 0;
    const sendIntercepted: SdkRequests['request'] = function (this: SdkRequests, method, ...rest) {
      const send = () => request.call(this, method, ...rest);
      return WRITES.includes(method) ? change(method, send) : send();
    };
    Object.assign(db, { request: sendIntercepted });
  }
  return {
    /** Ends it; answers how many writes there were. */
    heal,
    refusing(from: number): void {
      interceptWrites((_method, send) => {
        writes += 1;
        return writes >= from ? Promise.reject(REFUSED) : send();
      });
    },
    losing(one: number): void {
      interceptWrites(async (_method, send) => {
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

const ACCOUNT_WRITES = [
  'createUser',
  'updateUser',
  'deleteUser',
  'setCustomUserClaims',
  'revokeRefreshTokens',
] as const;

/** As the SDK says it. */
const AUTH_REFUSED = Object.assign(new Error('The identity service fails'), {
  code: 'auth/internal-error',
});

/**
 * Lets the identity service fail: the n-th change from now on and all after it are not made.
 *
 * @returns ends it, and answers how many changes there were.
 */
export function injectAuthFaults(auth: Auth, from: number): () => number {
  const own = auth as unknown as Record<string, unknown>;
  let writes = 0;
  for (const name of ACCOUNT_WRITES) {
    const change = auth[name].bind(auth) as (...parts: unknown[]) => Promise<unknown>;
    own[name] = (...parts: unknown[]) => {
      writes += 1;
      return writes >= from ? Promise.reject(AUTH_REFUSED) : change(...parts);
    };
  }
  return () => {
    // The methods of its class come to light again.
    for (const name of ACCOUNT_WRITES) delete own[name];
    return writes;
  };
}

/** An answer that says nothing about whether the work was done. */
class Unavailable extends Error {
  readonly code = 14;
}

/** Makes the n-th write from now on fail, counted from 0; answers whether it came to it. */
export function failCommit(db: Firestore, nth: number, when: 'before' | 'after'): () => boolean {
  const requests = exposeRequests(db);
  const { request } = requests;
  let seen = 0;
  requests.request = async (method, ...rest) => {
    if (method !== 'commit') return request.call(db, method, ...rest);
    seen += 1;
    if (seen <= nth) return request.call(db, method, ...rest);
    requests.request = request;
    if (when === 'after') await request.call(db, method, ...rest);
    throw new Unavailable('The database is not there');
  };
  return () => {
    requests.request = request;
    return seen > nth;
  };
}

/**
 * Makes the next write fail: `before` the database has it, or `after`, when it is stored and only
 * the answer is lost.
 */
export function failNextCommit(db: Firestore, when: 'before' | 'after'): void {
  failCommit(db, 0, when);
}

/** Does that first when the next write is on its way, so that it comes too late. */
export function runBeforeNextCommit(db: Firestore, work: () => Promise<unknown>): void {
  const requests = exposeRequests(db);
  const { request } = requests;
  requests.request = async (method, ...rest) => {
    if (method === 'commit') {
      requests.request = request;
      await work();
    }
    return request.call(db, method, ...rest);
  };
}
