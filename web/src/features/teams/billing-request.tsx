import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { OperationOutput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { explainError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { IncompleteLink } from '@/ui/incomplete-link';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';

/** Shows the page that the links in the mails to a billing contact lead to. */
export function BillingRequest() {
  const [search] = useSearchParams();
  const code = search.get('code');
  const team = search.get('team');
  const leaveCode = search.get('leave');
  if (code !== null) return <Confirm code={code} />;
  if (team !== null && leaveCode !== null) return <Leave team={team} code={leaveCode} />;
  return <IncompleteLink />;
}

type Request = OperationOutput<'readBillingRequest'>;

const describeOwner = ({ name, email }: Request['owner']) =>
  name === null ? email : `${name} (${email})`;

/** Confirms when the person presses the button: mail scanners open links and run their pages. */
function Confirm({ code }: { code: string }) {
  const request = useQuery({
    queryKey: ['billing-request', code],
    queryFn: ({ signal }) => call('readBillingRequest', { code }, { signal }),
    meta: { silent: true },
  });
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('confirmBillingContact', { code }),
    meta: { silent: true },
  });
  if (data) {
    return (
      <Notice tone="success" title="Thanks, the address is confirmed">
        <span className="wrap-anywhere">
          {data.email} gets the invoices and payment e-mails of {data.owner.email} from now on. Each
          of them has a link that ends them.
        </span>
      </Notice>
    );
  }
  if (request.isLoading) return <Spinner className="size-6 text-brand-text" />;
  const refusal = error ?? request.error;
  return (
    <>
      {refusal && (
        <Notice tone="danger" title={explainError(refusal)}>
          {!request.data && 'Ask the person who named this address to send the request again.'}
        </Notice>
      )}
      {request.data && (
        <>
          <p className="wrap-anywhere text-muted">
            {describeOwner(request.data.owner)} wants the invoices and payment e-mails of their
            Flexa orders to reach {request.data.email} too. You need no account, and you can leave
            at any time.
          </p>
          <div>
            <Button
              variant="primary"
              loading={isPending}
              loadingText="Confirming"
              onClick={() => mutate()}
            >
              Get these e-mails
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Leave({ team, code }: { team: string; code: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('leaveBillingContact', { team, code }),
    meta: { silent: true },
  });
  if (data) {
    return (
      <Notice tone="success" title="You won’t get these e-mails any more">
        We told the person who named this address.
      </Notice>
    );
  }
  return (
    <>
      {error && (
        <Notice tone="danger" title={explainError(error)}>
          You may have left already, or the address was removed.
        </Notice>
      )}
      <p className="text-muted">
        You get the invoices and payment e-mails of someone else’s Flexa orders.
      </p>
      <div>
        <Button
          variant="primary"
          loading={isPending}
          loadingText="Stopping"
          onClick={() => mutate()}
        >
          Stop these e-mails
        </Button>
      </div>
    </>
  );
}
