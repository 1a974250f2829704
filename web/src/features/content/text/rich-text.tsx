import { cn } from '@/ui/cn';
import '@/ui/prose.css';
import type { Block } from './blocks';

/** Renders a text of features/content/texts, or the parts that a search found. */
export function RichText({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  return <div className={cn('prose', className)}>{blocks}</div>;
}
