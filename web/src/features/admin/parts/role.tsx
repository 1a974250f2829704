import type { UserSummary } from '@flexa/contracts/users';
import { Badge } from '@/ui/badge';

/** Shows a person's role, as a badge unless it is Customer. */
export function Role({ user }: { user: UserSummary }) {
  if (user.disabled) return <Badge tone="danger">Disabled</Badge>;
  if (user.isAdmin) return <Badge tone="brand">Admin</Badge>;
  if (user.isSupport) return <Badge tone="brand">Support</Badge>;
  return <span className="text-12 font-medium text-muted">Customer</span>;
}
