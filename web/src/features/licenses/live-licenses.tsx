import { useEffect, useMemo, useState } from 'react';
import type { Firestore } from 'firebase/firestore';
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useObservable } from 'reactfire';
import { Subject } from 'rxjs';
import { reloadUser } from '@/features/auth';
import { loadFirestore } from '@/lib/firebase';
import { useLicenses } from './license-store';
import { streamLicenses, listenTo } from './license-stream';

interface LiveLicensesProps {
  uid: string;
  /** Number of sign-ins; with the uid it tells one subscription from the next. */
  signIns: number;
}

/** Keeps the licences of the signed-in person up to date for as long as it is mounted. */
export default function LiveLicenses(props: LiveLicensesProps) {
  const [db, setDb] = useState<Firestore>();
  useEffect(() => void loadFirestore().then(setDb), []);
  if (!db) return null;
  // Without suspense: reactfire's suspense mode resumes with the old value on React 19.
  return (
    <FirebaseAppProvider firebaseApp={db.app} suspense={false}>
      <FirestoreProvider sdk={db}>
        <Subscription key={`${props.uid}:${props.signIns}`} {...props} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function Subscription({ uid, signIns }: LiveLicensesProps) {
  const db = useFirestore();
  const retries = useMemo(() => new Subject<void>(), []);
  const source = useMemo(
    () =>
      streamLicenses(listenTo(db, uid), {
        onFailure: () => void reloadUser().catch(() => undefined),
        retries,
      }),
    [db, uid, retries],
  );
  const { data } = useObservable(`licenses:${uid}:${signIns}`, source);

  useEffect(() => {
    if (data) useLicenses.setState({ ...data, retry: () => retries.next() });
  }, [data, retries]);
  return null;
}
