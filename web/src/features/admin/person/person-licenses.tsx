import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { countRemainingDays } from '@flexa/contracts/calendar';
import { EXPIRING_DAYS } from '@flexa/contracts/constants';
import { formatCount } from '@flexa/contracts/format';
import {
  findLicenseStart,
  isActive,
  isAhead,
  type License,
  type NotedLicense,
} from '@flexa/contracts/licenses';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { TICKET_MESSAGE_MAX } from '@flexa/contracts/tickets';
import { useAccount } from '@/features/auth';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { PackTile } from '@/ui/pack-tile';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { useAsking } from '../parts/use-asking';
import { useFirstField } from '../parts/use-first-field';
import { reloadAdmin } from '../queries';
import { EmptyMessage, Rows, Section } from './section';

/** Lists active licences, then upcoming ones, then ended ones, each newest first. */
export function PersonLicenses({ licenses }: { licenses: NotedLicense[] | undefined }) {
  const at = now();
  const active = licenses?.filter((license) => isActive(license, at)) ?? [];
  const ahead = licenses?.filter((license) => isAhead(license, at)) ?? [];
  const ended = licenses?.filter((license) => isOver(license, at)) ?? [];
  return (
    <Section title="Licences" count={licenses && `${active.length} active`}>
      {!licenses ? (
        <Rows>
          {[1, 2].map((row) => (
            <li key={row} className="flex h-[53px] items-center gap-3 px-3">
              <Skeleton className="size-8 rounded-8" />
              <Skeleton className="h-3 w-28" />
            </li>
          ))}
        </Rows>
      ) : licenses.length === 0 ? (
        <EmptyMessage>No licences yet.</EmptyMessage>
      ) : (
        <Rows>
          {[...active, ...ahead, ...ended].map((license) => (
            <LicenseRow key={license.id} license={license} at={at} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** Returns true if a licence has ended. One that starts later is neither active nor over. */
function isOver(license: License, at: Date): boolean {
  return !isActive(license, at) && !isAhead(license, at);
}

function LicenseRow({ license, at }: { license: NotedLicense; at: Date }) {
  const { isAsking, button, ask, onDone } = useAsking();
  const { visualType, licenseType, quantity, expiresAt, deletedAt, revokedReason, note } = license;
  const { isAdmin } = useAccount();
  const isDone = isOver(license, at);
  const daysLeft = countRemainingDays(new Date(expiresAt), at);
  if (isAsking) return <RevokeQuestion license={license} onDone={onDone} />;
  return (
    <li data-license={license.id} className="flex min-h-[53px] items-center gap-3 px-3 py-1.5">
      <PackTile pack={visualType} muted={isDone} className="size-8 rounded-8" />
      {/* On a phone the days wrap below the text if both don't fit, so that nothing is cut off. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 leading-[18px]">
        <div className={cn('min-w-0 flex-1 basis-28', isDone && 'text-muted')}>
          <p className="font-medium sm:truncate">{VISUAL_NAMES[visualType]}</p>
          <p className="text-12 text-muted sm:truncate">
            {licenseType === 'free' && 'Free, '}
            {formatCount(quantity, 'seat')}
            {revokedReason && `, ${revokedReason}`}
          </p>
          {note && <p className="text-12 [overflow-wrap:anywhere] text-muted">Note: {note}</p>}
        </div>
        <p
          className={cn(
            'whitespace-nowrap tabular-nums max-sm:text-12',
            !isDone && daysLeft <= EXPIRING_DAYS ? 'font-medium text-warning' : 'text-muted',
          )}
        >
          {isDone
            ? `${deletedAt && revokedReason !== 'expired' ? 'Revoked' : 'Ended'} ${formatDate(deletedAt ?? expiresAt)}`
            : isAhead(license, at)
              ? `Starts ${formatDate(findLicenseStart(license))}`
              : `${formatCount(daysLeft, 'day')} left`}
        </p>
      </div>
      {!isDone && isAdmin && (
        <Button
          ref={button}
          size="sm"
          className="h-7 px-2.5 text-12"
          aria-label={`Revoke ${VISUAL_NAMES[visualType]}`}
          onClick={ask}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

const revokeForm = z.object({
  reason: z.string().trim().min(1, 'Enter a reason'),
  note: z.string().trim(),
});

/** Replaces the row with a question until the server has answered. */
function RevokeQuestion({ license, onDone }: { license: License; onDone: () => void }) {
  const ref = useFirstField();
  const { form, field, isSubmitting, onSubmit } = useServerForm({
    schema: revokeForm,
    defaultValues: { reason: '', note: '' },
    send: async ({ reason, note }) => {
      await call('revokeLicense', { id: license.id, reason, ...(note !== '' && { note }) });
      await reloadAdmin();
      toast.success('Licence revoked');
      onDone();
    },
    explain: (error) => ({ field: 'reason', message: explainError(error) }),
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const product = `${VISUAL_NAMES[license.visualType]}, ${formatCount(license.quantity, 'seat')}`;
  return (
    <li data-license={license.id} className="bg-danger-soft p-3">
      <form ref={ref} noValidate onSubmit={onSubmit}>
        <p className="font-semibold">Revoke {product}?</p>
        <p className="mt-0.5 text-muted">
          It ends right away and can’t be restored. You can grant a new one.
        </p>
        <TextField
          className="mt-3"
          label="Reason for the customer"
          hint="They read it in an e-mail and in their account"
          maxLength={200}
          {...field('reason')}
        />
        <TextField
          className="mt-3"
          label="Internal note"
          hint="Optional, for admins only"
          autoComplete="off"
          maxLength={TICKET_MESSAGE_MAX}
          {...field('note')}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            variant="danger"
            disabled={reason.trim() === ''}
            loading={isSubmitting}
          >
            Revoke {formatCount(license.quantity, 'seat')}
          </Button>
          <Button size="sm" onClick={onDone}>
            Keep it
          </Button>
        </div>
      </form>
    </li>
  );
}
