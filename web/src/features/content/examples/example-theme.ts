import { gradient } from '@/features/theme-studio';
import type { Example } from '../../../../content/examples/examples';

export function shadesOf({ first, last }: Pick<Example, 'first' | 'last'>): string[] {
  return gradient(first, last);
}
