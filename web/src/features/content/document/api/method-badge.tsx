import { Badge, type Tone } from '@/ui/badge';

const TONES: Readonly<Record<string, Tone>> = {
  GET: 'success',
  POST: 'brand',
  PUT: 'warning',
  DELETE: 'danger',
};

/** Shows an operation's HTTP method. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge tone={TONES[method] ?? 'neutral'} className="font-mono">
      {method}
    </Badge>
  );
}
