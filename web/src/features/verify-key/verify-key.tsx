import { useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@flexa/contracts/format';
import { checkLicense, readRevocations, type LicenseCheck } from '@flexa/license/core';
import { FLEXA_VISUALS, listProductsFor } from '@flexa/license/flexa';
import { VISUAL_NAMES, VISUAL_TYPES, type VisualType } from '@flexa/contracts/plans';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatMoment } from '@/lib/format';
import { QueryProvider } from '@/lib/query-provider';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/text-area';
import { useEarlyInput } from '@/ui/use-early-input';

/** Public keys and revocation list: with both, the page checks any key without a connection. */
const keySetQuery = {
  queryKey: ['license-key-set'],
  queryFn: () => call('getLicenseKeySet', {}),
  staleTime: Infinity,
  meta: { silent: true },
};
const revocationsQuery = {
  queryKey: ['license-revocations'],
  queryFn: () => call('getRevocations', {}),
  staleTime: Infinity,
  meta: { silent: true },
};

const TITLES = {
  valid: 'This key is valid',
  trial: 'This key is valid',
  grace: 'This key works, but its licence has ended',
  expired: 'This key has expired',
  revoked: 'This key was revoked',
  malformed: 'This is not a Flexa licence key',
  'wrong-product': 'This is not a Flexa licence key',
  missing: '',
} as const satisfies Record<LicenseCheck['state'], string>;

export function VerifyKey() {
  return (
    <QueryProvider>
      <h1 className="text-30 sm:text-36">Check a licence key</h1>
      <p className="mt-3 text-muted">
        See who a key is for, what it covers and when it ends. The check runs in your browser and
        nothing is sent; once this page is open, it works offline.
      </p>
      <Checker />
    </QueryProvider>
  );
}

function Checker() {
  const [text, setText] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEarlyInput(field, setText);
  const keySet = useQuery(keySetQuery);
  const revocations = useQuery(revocationsQuery);
  const keys = keySet.data?.keys;
  const list = revocations.data?.list;
  const revoked = useMemo(() => keys && readRevocations(list, keys), [keys, list]);
  const options = { product: VISUAL_TYPES, now: now(), revoked };
  const check = keys && !revocations.isPending && checkLicense(text, { ...options, keys });

  return (
    <div ref={field} className="mt-8 grid gap-5">
      <TextArea
        label="Licence key"
        // A whole key would push the button and the result off a phone's screen.
        className="[&_textarea]:max-h-40"
        hint="Paste the whole key. Line breaks don’t matter."
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {keySet.error && <LoadFailure title="Our public keys could not be loaded" query={keySet} />}
      {check && !revoked && (
        <LoadFailure title="The list of revoked keys could not be loaded" query={revocations}>
          Until it is, a revoked key can look valid here.
        </LoadFailure>
      )}
      <div aria-live="polite">
        {check && check.state !== 'missing' && <Verdict check={check} />}
      </div>
    </div>
  );
}

function Verdict({ check }: { check: LicenseCheck }) {
  const { state, claims, endsAt, isLicensed, message } = check;
  const tone = state === 'grace' ? 'warning' : isLicensed ? 'success' : 'danger';
  return (
    <div className="grid gap-4">
      <Notice tone={tone} title={TITLES[state]}>
        {isLicensed && state !== 'grace' ? undefined : message}
      </Notice>
      {claims && endsAt && state !== 'wrong-product' && (
        <Card className="rounded-10">
          <dl className="divide-y divide-line text-14">
            <Fact term="For">{claims.nam || 'No name'}</Fact>
            <Fact term="Licence">
              {VISUAL_TYPES.some((type) => type === claims.prd)
                ? `Flexa ${VISUAL_NAMES[claims.prd as VisualType]}`
                : claims.prd}
              {claims.trl && ', trial'}
            </Fact>
            <Fact term="Visuals">{describeVisuals(claims.prd)}</Fact>
            <Fact term="Seats">{formatCount(claims.qty, 'seat')}</Fact>
            <Fact term="Licence ends">{formatMoment(endsAt)}</Fact>
            <Fact term="Key works until">{formatMoment(new Date(claims.exp * 1000))}</Fact>
            <Fact term="Licence number">{claims.lic}</Fact>
          </dl>
        </Card>
      )}
    </div>
  );
}

function describeVisuals(product: string): string {
  const names = FLEXA_VISUALS.filter(({ pack }) => listProductsFor(pack).includes(product));
  const words = names.map(({ name }) => name.replaceAll('-', ' ')).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[200px_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
