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

interface LazyPartProps {
  /** Content while the part loads. */
  fallback?: ReactNode;
  /** Called if the part could not load, so that its opener can close. */
  onMissing?: () => void;
}

/** Part of a page whose code can be preloaded. */
export type Part<Props> = FunctionComponent<Props & LazyPartProps> & { preload: () => void };

/**
 * Creates a part of a page whose code loads when it is first shown. If the code fails to load, as without a
 * connection, or throws, the rest of the page stays. A browser requests a missing module only once,
 * so a retry needs a reload of the page.
 *
 * Preloaded code is shown at once. With `lazy` alone, React would show the fallback for at least 300 ms.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  const LoadedPart = lazy(async () => ({ default: await loadOnce() }));
  const Shown = (props: Props) => {
    // Chosen once: changing the component later would lose its input.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? LoadedPart);
    return <Chosen {...props} />;
  };
  const LazyPart = ({ fallback, onMissing, ...props }: Props & LazyPartProps) => (
    <PartBoundary onError={onMissing}>
      <Suspense fallback={fallback}>
        <Shown {...(props as unknown as Props)} />
      </Suspense>
    </PartBoundary>
  );
  // memo keeps a prerendered part untouched when it renders again with the same properties.
  return Object.assign(memo(LazyPart) as unknown as FunctionComponent<Props & LazyPartProps>, {
    preload: () => void loadOnce().catch(() => undefined),
  });
}

/** Error boundary around a part, so that its failure leaves the page intact. */
class PartBoundary extends Component<{ children: ReactNode; onError: (() => void) | undefined }> {
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
