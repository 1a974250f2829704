import { cn } from '@/ui/cn';
import '@/ui/prose.css';
import type { Block } from './blocks';

/** A text of features/content/texts, or the parts of it that a search leaves. */
export function RichText({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  return <div className={cn('prose', className)}>{blocks}</div>;
}
