import { gradient } from '@/features/theme-studio';
import type { Example } from '../texts/examples/examples';

export function listShades({ first, last }: Pick<Example, 'first' | 'last'>): string[] {
  return gradient(first, last);
}
