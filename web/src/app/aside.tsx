import { Component, type ReactNode } from 'react';

interface AsideProps {
  children: ReactNode;
  onError?: () => void;
}

/** Around what works beside the page: when it fails, the page stays. */
export class Aside extends Component<AsideProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
