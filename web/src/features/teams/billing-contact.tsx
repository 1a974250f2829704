import { useId } from 'react';
import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import type { BillingContact, Team } from '@flexa/contracts/teams';
import { call } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { reloadTeam } from './team-query';

/** Names, shows and removes the address that gets the owner's invoices too. */
export function BillingContactPart({ team }: { team: Team }) {
  const id = useId();
  const { billingContact } = team;
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-5">
      <h3 id={id} className="text-16">
        Billing contact
      </h3>
      <p className="mt-1 text-14 text-muted">
        An address that gets your invoices and payment e-mails too, such as your accountant’s. It
        gets no key and no sign-in.
      </p>
      {billingContact ? (
        <Named teamId={team.id} contact={billingContact} />
      ) : (
        <ContactForm teamId={team.id} />
      )}
    </section>
  );
}

const schema = z.object({ email: z.string().trim().pipe(emailSchema) });

async function nameContact(teamId: string, email: string): Promise<void> {
  await call('setBillingContact', { id: teamId, email });
  await reloadTeam(teamId);
  toast.success(`We sent a link to ${email}`);
}

function ContactForm({ teamId }: { teamId: string }) {
  const { field, failure, isSubmitting, onSubmit } = useServerForm({
    schema,
    defaultValues: { email: '' },
    send: ({ email }) => nameContact(teamId, email),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
      {failure && <Notice tone="danger" title={failure} />}
      <TextField
        label="Address of the billing contact"
        hint="We ask this address to confirm. Until then the e-mails come only to you."
        type="email"
        autoComplete="off"
        readOnly={isSubmitting}
        {...field('email')}
      />
      <div>
        <Button type="submit" loading={isSubmitting} loadingText="Sending">
          Send the request
        </Button>
      </div>
    </form>
  );
}

function Named({ teamId, contact }: { teamId: string; contact: BillingContact }) {
  const { email, state, confirmedAt } = contact;
  const resend = useMutation({ mutationFn: () => nameContact(teamId, email) });
  const remove = useMutation({
    mutationFn: async () => {
      await call('removeBillingContact', { id: teamId });
      await reloadTeam(teamId);
      toast.success('Billing contact removed');
    },
  });
  const isWaiting = state === 'waiting';
  return (
    <>
      <p className="mt-4 text-14">
        <span className="font-medium wrap-anywhere">{email}</span>
        <br />
        <span className="text-muted">
          {isWaiting || confirmedAt === null
            ? 'Waiting for confirmation. Until then the e-mails come only to you.'
            : `Confirmed on ${formatDate(confirmedAt)}. You get the payment e-mails too.`}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isWaiting && (
          <Button
            size="sm"
            loading={resend.isPending}
            loadingText="Sending"
            onClick={() => resend.mutate()}
          >
            Send again
          </Button>
        )}
        <Button
          size="sm"
          loading={remove.isPending}
          loadingText="Removing"
          onClick={() => remove.mutate()}
        >
          Remove contact
        </Button>
      </div>
    </>
  );
}
