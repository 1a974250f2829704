import { Fragment } from 'react';
import { Check, Copy } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { useBriefly } from '@/ui/use-briefly';
import { highlightLine } from './code-pieces';

interface CodeBlockProps {
  language: string;
  /** File name in the head. */
  name: string;
  code: string;
}

/** Shows code with its file name and a copy button. Long lines scroll inside the block. */
export function CodeBlock({ language, name, code }: CodeBlockProps) {
  const [copied, sayCopied] = useBriefly();
  const copy = async () => {
    try {
      await copyText(Promise.resolve(`${code}\n`));
      sayCopied();
    } catch {
      toast.error('Your browser blocked copying. Select the text instead.');
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="prose-code">
      <div>
        <span>{name || language}</span>
        <button type="button" onClick={() => void copy()} className="touch-target">
          <Icon aria-hidden="true" strokeWidth={1.75} />
          {copied ? 'Copied' : 'Copy'}
        </button>
        <span role="status" className="sr-only">
          {copied ? 'Copied' : ''}
        </span>
      </div>
      <pre
        // Keyboard users need the focus to scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={name || language}
      >
        <code>
          {code.split('\n').map((line, i) => (
            <Fragment key={i}>
              {language === 'json' ? highlightLine(line) : line}
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  );
}
