import { lazy, Suspense, type ComponentType } from 'react';
import type { Example } from '../../../../content/examples/examples';
import { Canvas } from './canvas';

/** The drawing of each example's page; each loads when it is shown. */
export const PAGES: Readonly<Record<string, ComponentType>> = {
  'retail-sales-review': lazy(async () => ({
    default: (await import('./pages/retail')).RetailPage,
  })),
  'profit-and-loss-bridge': lazy(async () => ({
    default: (await import('./pages/finance')).FinancePage,
  })),
  'operations-control-room': lazy(async () => ({
    default: (await import('./pages/operations')).OperationsPage,
  })),
  'people-and-headcount': lazy(async () => ({
    default: (await import('./pages/people')).PeoplePage,
  })),
  'campaign-funnel': lazy(async () => ({
    default: (await import('./pages/marketing')).MarketingPage,
  })),
  'logistics-on-time': lazy(async () => ({
    default: (await import('./pages/logistics')).LogisticsPage,
  })),
  'subscription-metrics': lazy(async () => ({
    default: (await import('./pages/subscriptions')).SubscriptionsPage,
  })),
  'energy-use': lazy(async () => ({
    default: (await import('./pages/energy')).EnergyPage,
  })),
  'hospital-wards': lazy(async () => ({
    default: (await import('./pages/hospital')).HospitalPage,
  })),
  'project-portfolio': lazy(async () => ({
    default: (await import('./pages/projects')).ProjectsPage,
  })),
};

/** An example's page in its own colours; its ground stands in the right size before it is drawn. */
export function ExamplePicture({ example, className }: { example: Example; className?: string }) {
  const Page = PAGES[example.slug];
  return (
    <Canvas example={example} className={className}>
      <Suspense>{Page && <Page />}</Suspense>
    </Canvas>
  );
}
