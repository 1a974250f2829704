import {
  Component,
  lazy,
  memo,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { toast } from './toast';

interface LaterProps {
  /** Shown while it is on its way. */
  fallback?: ReactNode;
  /** Called if the part could not load, so that its opener can close. */
  onMissing?: () => void;
}

/** A part of a page, whose code can be fetched before it is shown. */
export type Part<Props> = FunctionComponent<Props & LaterProps> & { preload: () => void };

/**
 * A part of a page whose code loads when it is first shown. If the code fails to load, as without a
 * connection, or throws, the rest of the page stays. A browser requests a missing module only once,
 * so a retry needs a reload of the page.
 *
 * Code that was fetched ahead is shown at once. With `lazy` alone it would still wait: React shows
 * the fallback for a moment, and replaces it no sooner than 300 ms later.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let here: ComponentType<Props> | undefined;
  const loadOnce = async () => (here = await load());
  const Loaded = lazy(async () => ({ default: await loadOnce() }));
  const Shown = (props: Props) => {
    // Chosen once: another component in its place would lose what was typed.
    const [Chosen] = useState<ComponentType<Props>>(() => here ?? Loaded);
    return <Chosen {...props} />;
  };
  const Later = ({ fallback, onMissing, ...props }: Props & LaterProps) => (
    <Beside onError={onMissing}>
      <Suspense fallback={fallback}>
        <Shown {...(props as unknown as Props)} />
      </Suspense>
    </Beside>
  );
  // Shown again with the same properties it is left alone, which it needs while it is prerendered still.
  return Object.assign(memo(Later) as unknown as FunctionComponent<Props & LaterProps>, {
    preload: () => void loadOnce().catch(() => undefined),
  });
}

/** Around what works beside the page: when it fails, the page stays. */
class Beside extends Component<{ children: ReactNode; onError: (() => void) | undefined }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (!this.props.onError) return;
    toast.error(
      'This part could not be loaded. Check your connection and reload the page. Your work is saved.',
    );
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
