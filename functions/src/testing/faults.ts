import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** Stream of a response. */
interface ResponseStream {
  emit(event: string, ...args: unknown[]): boolean;
}

/** Methods of the SDK that send every write (`request`) and every read (`requestStream`). */
interface SdkRequests {
  request(method: string, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<ResponseStream>;
}

/** Returns the database with these methods, which its types leave out, so that a test can replace them. */
export function exposeRequests(db: Firestore): SdkRequests {
  return db as unknown as SdkRequests;
}

/** An error that the SDK doesn't retry, so that tests don't wait for its pauses. */
const REFUSED = Object.assign(new Error('7 PERMISSION_DENIED: the database fails'), { code: 7 });

const WRITES = ['commit', 'batchWrite'];

/**
 * Makes a database fail.
 *
 * - `refusing`: the n-th write from now on and all later ones fail.
 * - `losing`: the n-th write succeeds, but its response is lost.
 * - `down`: all writes and reads fail.
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
    /** Ends the faults. Returns the number of writes. */
    heal,
    refusing(from: number): void {
      interceptWrites((_method, send) => {
        writes += 1;
        return writes >= from ? Promise.reject(REFUSED) : send();
      });
    },
    losing(nth: number): void {
      interceptWrites(async (_method, send) => {
        writes += 1;
        const current = writes;
        const response = await send();
        if (current === nth) throw REFUSED;
        return response;
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

/** Error in the form that the SDK throws. */
const AUTH_REFUSED = Object.assign(new Error('The identity service fails'), {
  code: 'auth/internal-error',
});

/**
 * Makes the identity service fail: the n-th change from now on and all later ones.
 *
 * @returns a function that ends the faults and returns the number of changes.
 */
export function injectAuthFaults(auth: Auth, from: number): () => number {
  const methods = auth as unknown as Record<string, unknown>;
  let writes = 0;
  for (const name of ACCOUNT_WRITES) {
    const change = auth[name].bind(auth) as (...parts: unknown[]) => Promise<unknown>;
    methods[name] = (...parts: unknown[]) => {
      writes += 1;
      return writes >= from ? Promise.reject(AUTH_REFUSED) : change(...parts);
    };
  }
  return () => {
    // Restores the methods of the class.
    for (const name of ACCOUNT_WRITES) delete methods[name];
    return writes;
  };
}

/** Error that leaves open if the write was made. */
class Unavailable extends Error {
  readonly code = 14;
}

/** Makes the n-th write from now on fail, counted from 0. Returns a function that returns true if it was reached. */
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
 * Makes the next write fail: `before` it is stored, or `after`, so that only the response is lost.
 */
export function failNextCommit(db: Firestore, when: 'before' | 'after'): void {
  failCommit(db, 0, when);
}

/** Runs `work` just before the next write, so that the write comes too late. */
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
