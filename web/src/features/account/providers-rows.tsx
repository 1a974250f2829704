import { describeFailure, useSession, wasClosedByPerson } from '@/features/auth';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Row } from './section';
import { connectProvider, disconnectProvider, nameProvider } from './sign-in-methods';

const PROVIDERS = ['google.com', 'microsoft.com'];

/** Lists the sign-in providers, each with a button to connect or disconnect it. */
export function ProvidersRows() {
  return PROVIDERS.map((provider) => <ProviderRow key={provider} provider={provider} />);
}

function ProviderRow({ provider }: { provider: string }) {
  const identity = useSession((session) => session.identity);
  const name = nameProvider(provider);
  const isConnected = identity?.providers.includes(provider) === true;
  const isOnly = isConnected && identity.providers.length === 1;
  const change = useMutation({
    mutationFn: (isToConnect: boolean) =>
      isToConnect ? connectProvider(provider) : disconnectProvider(provider),
    meta: { silent: true },
    onSuccess: (_, isToConnect) =>
      toast.success(isToConnect ? `${name} connected` : `${name} disconnected`),
    onError: (error) => {
      if (wasClosedByPerson(error)) return;
      const { error: message } = describeFailure(error);
      if (message) toast.error(message);
      else reportError(error);
    },
  });

  return (
    <Row
      label={name}
      action={
        identity && (
          <Button
            size="sm"
            aria-label={isConnected ? `Disconnect ${name}` : `Connect ${name}`}
            disabled={isOnly}
            loading={change.isPending}
            onClick={() => change.mutate(!isConnected)}
          >
            {isConnected ? 'Disconnect' : 'Connect'}
          </Button>
        )
      }
    >
      <span className="text-muted">
        {identity &&
          (isOnly
            ? 'Connected. This is your only way to sign in.'
            : isConnected
              ? 'Connected'
              : 'Not connected')}
      </span>
    </Row>
  );
}
