import { createGradient } from '@/features/theme-studio';
import type { Example } from '../texts/examples/examples';

export function listShades({ first, last }: Pick<Example, 'first' | 'last'>): string[] {
  return createGradient(first, last);
}
