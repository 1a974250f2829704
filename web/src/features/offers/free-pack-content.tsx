import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@flexa/contracts/format';
import { VISUAL_NAMES, type Pack } from '@flexa/contracts/plans';
import {
  ConfirmWords,
  ResendAction,
  useAccount,
  useIsUnverified,
  useSession,
} from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { createLazyPart } from '@/lib/lazy';
import { QueryProvider } from '@/lib/query-provider';
import { Button, ButtonLink } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { offerQuery } from './offer-query';
import { canTakePack, isRunning } from './offer-state';
import { PlacesLeft } from './places-left';
import { useClaim } from './use-claim';

const NotifyMe = createLazyPart(async () => (await import('./notify-me')).NotifyMe);

interface FreePackProps {
  pack: Pack;
  address: string;
}

/** Shows the free licence of a pack: available, already yours, out of places, or ended. */
export default function FreePackContent(props: FreePackProps) {
  return (
    <QueryProvider>
      <Content {...props} />
    </QueryProvider>
  );
}

function Content({ pack, address }: FreePackProps) {
  const query = useQuery(offerQuery);
  const { data: offer, isError } = query;
  const { status, startSignIn } = useAccount();
  const user = useSession((session) => session.user);
  const { licenses } = useLicenses();
  const claim = useClaim();
  const isUnverified = useIsUnverified();
  const name = VISUAL_NAMES[pack];

  if (isError && !offer) {
    return (
      <LoadFailure title="The free offer could not be loaded" query={query}>
        You can still buy a licence.
      </LoadFailure>
    );
  }
  const known = status === 'signed-in' ? (licenses ?? user?.props.licenses ?? null) : [];
  if (!offer || !known || status === 'loading') return <div aria-busy="true" />;

  const mine = known.find(
    ({ source, visualType, expiresAt }) =>
      source === 'free-offer' && visualType === pack && new Date(expiresAt) > now(),
  );
  if (mine) {
    return (
      <Frame
        title={`Your free ${name} licence`}
        action={
          <ButtonLink to="/general" className="w-full">
            See my licences
          </ButtonLink>
        }
      >
        Runs until {formatLongDate(mine.expiresAt)}.
      </Frame>
    );
  }

  if (!canTakePack(offer, known)) {
    const isOver = !isRunning(offer);
    return (
      <Frame
        title={isOver ? 'No free offer right now' : 'The free places are taken'}
        action={<NotifyMe product={pack} />}
      >
        Leave your address and we’ll write when the next free offer opens.
      </Frame>
    );
  }

  const months = offer.maxMonths ?? 1;
  const title = `Try ${name} for ${months === 1 ? 'a month' : formatCount(months, 'month')}, free`;
  const middle = <PlacesLeft places={offer.userCount} />;
  if (isUnverified) {
    return (
      <Frame
        title={title}
        middle={middle}
        action={<ResendAction size="lg" variant="primary" className="w-full" />}
      >
        Confirm your e-mail first. <ConfirmWords />
      </Frame>
    );
  }
  return (
    <Frame
      title={title}
      middle={middle}
      action={
        status === 'signed-in' && user ? (
          <Button
            size="lg"
            className="w-full"
            loading={claim.isPending}
            loadingText="Taking a place"
            onClick={() =>
              claim.mutate({ uid: user.uid, name: user.name, visualType: pack, month: months })
            }
          >
            Take a free licence
          </Button>
        ) : (
          <Button
            size="lg"
            className="w-full"
            onClick={() => startSignIn('/login', `${address}#free`)}
          >
            Sign in to take one
          </Button>
        )
      }
    >
      One licence per person, while places last. No card needed. The offer ends{' '}
      <span className="whitespace-nowrap">{formatLongDate(offer.expiryDate)}.</span>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  children: ReactNode;
  middle?: ReactNode;
  action: ReactNode;
}

function Frame({ title, children, middle, action }: FrameProps) {
  return (
    <div className="grid animate-fade items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto_260px]">
      <div>
        <h2 className="text-24">{title}</h2>
        <p className="mt-1.5 max-w-[52ch] text-16 text-muted">{children}</p>
      </div>
      <div className="empty:max-lg:hidden lg:min-w-60">{middle}</div>
      {action}
    </div>
  );
}
