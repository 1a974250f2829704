import { useId, useState } from 'react';
import { Upload } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { addLabel } from '@flexa/contracts/product-names';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamPerson } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { explainError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button, ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/select';
import { TextArea } from '@/ui/text-area';
import { AssignmentResult, RefusedRows } from './assignment-result';
import { countAssigned } from './license-names';
import { readPastedRows, splitForCalls, type PastedRow } from './pasted-rows';
import { reloadTeam } from './team-query';

interface AssignSeatsDialogProps {
  teamId: string;
  licenses: readonly SeatedLicense[];
  people: readonly TeamPerson[];
  /** True if the user owns the licences and so can buy more seats. */
  canBuy: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Assigns seats to a pasted list or a CSV file, and shows the result of each line. */
export function AssignSeatsDialog({
  teamId,
  licenses,
  people,
  canBuy,
  open,
  onOpenChange,
}: AssignSeatsDialogProps) {
  const [text, setText] = useState('');
  // Stays the same after its last seat is assigned: sending a list again must not use another licence.
  const [chosen, setChosen] = useState(
    () => (licenses.find(({ free }) => free > 0) ?? licenses[0])?.id,
  );
  const file = useId();
  const license = licenses.find(({ id }) => id === chosen) ?? licenses[0];
  const rows = license
    ? readPastedRows(text, { taken: listTakenAddresses(license.id, people), free: license.free })
    : [];
  const refusedRows = rows.filter(({ refusal }) => refusal !== undefined);
  const addresses = rows.filter(({ refusal }) => refusal === undefined).map((row) => row.text);
  const assign = useMutation({
    mutationFn: async (id: string) => {
      const results: PastedRow[] = [];
      for (const emails of splitForCalls(addresses)) {
        const { data } = await call('giveSeats', { id, emails });
        for (const { email, outcome } of data) {
          results.push(outcome === 'invited' ? { text: email } : { text: email, refusal: outcome });
        }
      }
      return [...results, ...refusedRows];
    },
    meta: { silent: true },
    onSettled: () => reloadTeam(teamId),
    onSuccess: () => setText(''),
  });

  function close(next: boolean) {
    if (!next) {
      setText('');
      assign.reset();
    }
    onOpenChange(next);
  }

  if (!license) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Assign seats"
      description="Each address gets an e-mail with a link. The seat is theirs once they accept."
      footer={
        <>
          <Button onClick={() => close(false)}>{assign.data ? 'Done' : 'Cancel'}</Button>
          <Button
            variant="primary"
            disabled={addresses.length === 0}
            loading={assign.isPending}
            loadingText="Assigning"
            onClick={() => assign.mutate(license.id)}
          >
            {addresses.length > 0
              ? `Assign ${formatCount(addresses.length, 'seat')}`
              : 'Assign seats'}
          </Button>
        </>
      }
    >
      {assign.data && <AssignmentResult rows={assign.data} />}
      {assign.error && (
        <Notice tone="danger" className="mb-4" title={explainError(assign.error)}>
          Try again with the same list: nobody is invited twice.
        </Notice>
      )}
      <div className="mb-4 text-14 font-medium">
        <span aria-hidden="true">Licence</span>
        <Select
          label="Licence"
          className="mt-1.5"
          value={license.id}
          options={licenses.map(({ id, visualType, label, quantity, free, expiresAt }) => ({
            value: id,
            label: `${addLabel(VISUAL_NAMES[visualType], label)}, ${countAssigned({ quantity, free })}, until ${formatDate(expiresAt)}`,
          }))}
          onChange={setChosen}
        />
      </div>
      {license.free === 0 && !assign.data && text === '' ? (
        <NoFreeSeat license={license} canBuy={canBuy} />
      ) : (
        <TextArea
          label="Addresses"
          hint={`${countAssigned(license)}. Paste a list from Excel or Outlook, or open a CSV file.`}
          placeholder={'anna@company.com\nbo@company.com'}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          action={
            <label
              htmlFor={file}
              className="flex cursor-pointer items-center gap-1.5 text-14 font-medium text-brand-text hover:underline"
            >
              <Upload aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Open a CSV file
              <input
                id={file}
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                className="sr-only"
                onChange={({ target }) => {
                  const [picked] = target.files ?? [];
                  target.value = '';
                  void picked?.text().then(setText);
                }}
              />
            </label>
          }
        />
      )}
      {refusedRows.length > 0 && (
        <Notice
          tone="warning"
          className="mt-4"
          title={`${formatCount(refusedRows.length, 'row')} without a seat`}
        >
          <RefusedRows rows={refusedRows} />
        </Notice>
      )}
    </Dialog>
  );
}

/** Returns the addresses that were invited to the licence or hold a seat of it. */
function listTakenAddresses(licenseId: string, people: readonly TeamPerson[]): ReadonlySet<string> {
  const peopleWithSeat = people.filter(({ seats }) =>
    seats.some((seat) => seat.licenseId === licenseId),
  );
  return new Set(peopleWithSeat.map(({ email }) => email.toLowerCase()));
}

/** Replaces the address field of a licence without free seats. */
function NoFreeSeat({ license, canBuy }: { license: SeatedLicense; canBuy: boolean }) {
  const { id, visualType, quantity } = license;
  return (
    <Notice
      tone="brand"
      title={`All ${formatCount(quantity, 'seat')} are assigned`}
      actions={
        canBuy && (
          <ButtonLink
            size="sm"
            to={buildPricingPath({ visualType, isAddition: true, license: id })}
          >
            Buy more seats
          </ButtonLink>
        )
      }
    >
      {canBuy
        ? 'Remove one in the list of people, or buy more.'
        : 'Remove one in the list of people, or ask the owner to buy more.'}
    </Notice>
  );
}
