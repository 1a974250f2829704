import {
  collection,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { LICENSE_QUERY, licenseSchema, type License } from '@flexa/contracts/licenses';
import { convertTimestamps } from '@flexa/contracts/timestamps';
import { now } from '@/lib/clock';

/** A person's licences as far as we know them, and any problem with the live updates. */
export interface LicenseState {
  /** Newest first; null until the first answer. */
  licenses: License[] | null;
  /** Time of the last answer. */
  asOf: Date | null;
  /** Set while updates fail; `retryAt` is null once automatic retries are over. */
  failure: { retryAt: Date | null } | null;
}

/** Waits before automatic retries; after the last only the person can retry. */
const RETRY_SECONDS = [2, 4, 8, 16];

/** The live query of docs/specification.md, section 4, as the security rules expect it. */
export function createLicenseQuery(db: Firestore, uid: string): Query {
  return query(
    collection(db, LICENSE_QUERY.collection),
    where(LICENSE_QUERY.owner, '==', uid),
    where(LICENSE_QUERY.deleted, '==', null),
    orderBy(LICENSE_QUERY.order, 'desc'),
  );
}

/** Listens to the licences until the returned function is called. */
export type Listen = (
  onLicenses: (licenses: License[]) => void,
  onError: (error: { code: string }) => void,
) => () => void;

/** Listens to a person's licences in Firestore. */
export function listenTo(db: Firestore, uid: string): Listen {
  return (onLicenses, onError) =>
    onSnapshot(
      createLicenseQuery(db, uid),
      (snapshot) =>
        onLicenses(
          snapshot.docs.map((document) => licenseSchema.parse(convertTimestamps(document.data()))),
        ),
      onError,
    );
}

interface StreamOptions {
  /** Called at each failure other than a refusal, to fetch the user again. */
  onFailure: () => void;
  /** Retries at once each time it emits. */
  retries: Observable<void>;
}

/**
 * Streams a person's licences. The stream itself never fails: reactfire keeps a failed stream for
 * ever, and the page would stay blank after the next sign-in. A refusal (permission-denied) comes
 * from a session that has ended and counts as no licences.
 */
export function streamLicenses(
  listen: Listen,
  { onFailure, retries }: StreamOptions,
): Observable<LicenseState> {
  return new Observable((subscriber) => {
    let state: LicenseState = { licenses: null, asOf: null, failure: null };
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: () => void = () => undefined;

    const emit = (change: Partial<LicenseState>) => {
      state = { ...state, ...change };
      subscriber.next(state);
    };

    const fail = (error: { code: string }) => {
      if (error.code === 'permission-denied') return emit({ licenses: [], failure: null });
      onFailure();
      const seconds = RETRY_SECONDS[attempt];
      attempt += 1;
      if (seconds === undefined) return emit({ failure: { retryAt: null } });
      emit({ failure: { retryAt: new Date(now().getTime() + seconds * 1000) } });
      timer = setTimeout(start, seconds * 1000);
    };

    function start() {
      clearTimeout(timer);
      stop();
      stop = listen((licenses) => {
        attempt = 0;
        emit({ licenses, asOf: now(), failure: null });
      }, fail);
    }

    start();
    const retrySubscription = retries.subscribe(() => {
      attempt = 0;
      start();
    });
    return () => {
      clearTimeout(timer);
      retrySubscription.unsubscribe();
      stop();
    };
  });
}
