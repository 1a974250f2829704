import { useQuery } from '@tanstack/react-query';
import { logOut } from '@/features/auth';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatRecent } from '@/lib/format-recent';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { Row } from './section';
import { sessionsQuery } from './security-queries';

/** Sessions of the account, and a button that ends all of them. */
export function SessionsRow({ uid }: { uid: string }) {
  const query = useQuery(sessionsQuery(uid));
  const { data, error } = query;
  const end = useMutation({
    mutationFn: () => call('endSessions', { uid }),
    onSuccess: async () => {
      await logOut();
      toast.success('Signed out everywhere');
    },
  });

  return (
    <Row
      label="Devices"
      stacked
      action={
        <Button size="sm" loading={end.isPending} onClick={() => end.mutate()}>
          Sign out everywhere
        </Button>
      }
    >
      {error ? (
        <LoadFailure isInline title="Your devices could not be loaded" query={query} />
      ) : data ? (
        <ul className="grid gap-3">
          {data.data.map(({ id, device, lastSignInAt, current }) => (
            <li key={id}>
              <p>
                <span className="mr-2">{device}</span>
                {current && <Badge tone="success">This device</Badge>}
              </p>
              <p className="text-muted">{formatRecent(lastSignInAt, now())}</p>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-4 w-40" />
      )}
    </Row>
  );
}
