import { useEffect, useRef, useState } from 'react';
import { formatCount } from '@flexa/contracts/format';
import { Button } from '@/ui/button';
import { Strip } from '../../parts/strip';
import { MIN_COLORS, MAX_COLORS } from './replace-colors';

interface PasteListProps {
  read: (text: string) => string[];
  onUse: (colors: string[]) => void;
  onClose: () => void;
}

/** Takes colours in any notation, and shows how many it recognised. */
export function PasteList({ read, onUse, onClose }: PasteListProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const colors = read(text);
  return (
    <div className="mt-2.5">
      <textarea
        ref={field}
        rows={3}
        value={text}
        spellCheck={false}
        aria-label="Colours, or a coolors.co address"
        placeholder="#2563c9, #12a594 … or a coolors.co address"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="block w-full resize-y rounded-8 border border-line-2 bg-raised px-2.5 py-2 font-mono text-12 focus:border-brand focus:outline-none pointer-coarse:text-16"
      />
      {colors.length > 0 && <Strip colors={colors} className="mt-2 h-5" />}
      <div className="mt-2 flex items-center justify-between gap-2">
        <p role="status" className="text-12 text-muted">
          {describeFound(text, colors.length)}
        </p>
        <Button
          size="sm"
          className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
          aria-disabled={colors.length === 0}
          onClick={() => (colors.length > 0 ? onUse(colors) : field.current?.focus())}
        >
          Use
        </Button>
      </div>
    </div>
  );
}

function describeFound(text: string, count: number): string {
  if (count === 0) return text.trim() ? 'No colours found' : 'Hex codes in any form';
  const found = formatCount(count, 'colour');
  if (count > MAX_COLORS) return `${found}; the first ${MAX_COLORS} are used`;
  return count < MIN_COLORS ? `${found}; the rest stay` : found;
}
