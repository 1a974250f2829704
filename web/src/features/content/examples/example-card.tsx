import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Tag } from '@/ui/tag';
import { ShadeStrip } from '../text/shade-strip';
import type { Example } from '../texts/examples/examples';
import { ExamplePicture } from './example-picture';
import { listShades } from './example-theme';

interface ExampleCardProps {
  example: Example;
  level?: 2 | 3;
  seen?: ComponentProps<typeof ExamplePicture>['seen'];
}

/** Shows an example as a card that is one link, named by its title. */
export function ExampleCard({ example, level = 2, seen }: ExampleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative rounded-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-brand">
      <div className="overflow-hidden rounded-16 border border-line-2">
        <ExamplePicture
          example={example}
          sizes="(width >= 75rem) 584px, (width >= 45rem) 48vw, 92vw"
          seen={seen}
        />
      </div>
      <div className="mt-4">
        <Heading className="text-20 leading-7">
          <Link
            to={`/Power-BI-dashboard-examples-PBIX/${example.slug}`}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {example.title}
          </Link>
        </Heading>
        <p className="mt-1 text-16 text-muted">{example.line}</p>
        <div className="mt-3 flex items-center gap-3">
          <ShadeStrip shades={listShades(example)} className="h-3.5 rounded-[4px]" />
          <Tag>
            {example.industry}, {example.style.toLowerCase()}
          </Tag>
        </div>
      </div>
    </article>
  );
}
