import { PricingPage } from '@/features/checkout/pricing/pricing-page';

export function Component() {
  return <PricingPage pack="tables" />;
}
