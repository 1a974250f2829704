import type { Firestore } from 'firebase-admin/firestore';

/** The two places of the SDK that everything passes: writes, and reads. */
interface Requests {
  request(method: string, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<unknown>;
}

/** An answer that says nothing about whether the work was done. */
class Unavailable extends Error {
  readonly code = 14;
}

/** Counts the requests to the database while `work` runs. */
export async function countRequests(db: Firestore, work: () => Promise<unknown>): Promise<number> {
  const requests = db as unknown as Requests;
  const { request, requestStream } = requests;
  let count = 0;
  requests.request = (...args) => {
    count += 1;
    return request.apply(db, args);
  };
  requests.requestStream = (...args) => {
    count += 1;
    return requestStream.apply(db, args);
  };
  try {
    await work();
  } finally {
    Object.assign(requests, { request, requestStream });
  }
  return count;
}

/** Makes the n-th write from now on fail, counted from 0; answers whether it came to it. */
export function failCommit(db: Firestore, nth: number, when: 'before' | 'after'): () => boolean {
  const requests = db as unknown as Requests;
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
  const requests = db as unknown as Requests;
  const { request } = requests;
  requests.request = async (method, ...rest) => {
    if (method !== 'commit') return request.call(db, method, ...rest);
    requests.request = request;
    if (when === 'after') await request.call(db, method, ...rest);
    throw new Unavailable('The database is not there');
  };
}

/** Does that first when the next write is on its way, so that it comes too late. */
export function beforeNextCommit(db: Firestore, work: () => Promise<unknown>): void {
  const requests = db as unknown as Requests;
  const { request } = requests;
  requests.request = async (method, ...rest) => {
    if (method === 'commit') {
      requests.request = request;
      await work();
    }
    return request.call(db, method, ...rest);
  };
}
