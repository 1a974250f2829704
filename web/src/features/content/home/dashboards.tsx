import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { EXAMPLES, type Example } from '../texts/examples/examples';
import { ExamplePicture } from '../examples/example-picture';
import { SectionHead } from './section';

/** Aligns the first card with the page's left edge and lets the row run off the right. */
const ROW =
  'flex snap-x snap-mandatory gap-5 overflow-x-auto overscroll-x-contain py-2.5 [scrollbar-width:none] ' +
  'px-[max(20px,calc((100%-1200px)/2))] scroll-px-[max(20px,calc((100%-1200px)/2))] ' +
  'sm:px-[max(24px,calc((100%-1200px)/2))] sm:scroll-px-[max(24px,calc((100%-1200px)/2))]';

/** Shows example reports in a row that scrolls sideways by hand, arrows and keyboard. */
export function Dashboards() {
  const row = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useEnds(row);
  const go = (direction: 1 | -1) => {
    const card = row.current?.querySelector('li');
    if (card) row.current?.scrollBy({ left: direction * (card.offsetWidth + 20) });
  };

  return (
    <section id="dashboards" className="scroll-mt-0 pt-20 pb-18 lg:-scroll-mt-6 lg:pt-28 lg:pb-26">
      <div className="page-width">
        <SectionHead title="Start from a finished dashboard">
          <p>
            Report pages with sample data. Open one, see why it is laid out that way, and take its
            theme into the studio.
          </p>
          <div className="mt-3 flex items-center justify-between gap-4">
            <Link
              to="/Power-BI-dashboard-examples-PBIX"
              className="touch-target inline-flex items-center gap-2 rounded-6 text-16 font-medium text-brand-text hover:underline"
            >
              All dashboard examples
              <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </Link>
            <div className="flex gap-2">
              <Arrow label="Earlier examples" isAtEnd={atStart} onPress={() => go(-1)}>
                <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              </Arrow>
              <Arrow label="More examples" isAtEnd={atEnd} onPress={() => go(1)}>
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              </Arrow>
            </div>
          </div>
        </SectionHead>
      </div>
      <ul ref={row} className={ROW}>
        {EXAMPLES.map((example) => (
          <li key={example.slug} className="w-75 shrink-0 snap-start lg:w-95">
            <Card example={example} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows an example as a card that is one link, named by its title. */
function Card({ example }: { example: Example }) {
  const { slug, title, line } = example;
  return (
    <article className="group relative rounded-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-brand">
      <div className="aspect-video overflow-hidden rounded-16 border border-line-2 bg-report-page">
        <ExamplePicture example={example} sizes="(width >= 60rem) 380px, 300px" />
      </div>
      <h3 className="mt-4 text-18">
        <Link
          to={`/Power-BI-dashboard-examples-PBIX/${slug}`}
          className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-14 text-muted">{line}</p>
    </article>
  );
}

interface ArrowProps {
  label: string;
  /** True at the end of the row. The arrow stays and keeps the focus. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Arrow({ label, isAtEnd, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
      className={cn(
        'touch-target grid size-10 place-items-center rounded-10 border border-line-2 bg-bg text-text transition-colors',
        isAtEnd ? 'opacity-45' : 'hover:bg-surface-2',
      )}
    >
      {children}
    </button>
  );
}

/** Returns whether a row that scrolls sideways is at its start or its end. */
function useEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const updateEnds = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setEnds({ atStart: scrollLeft <= 1, atEnd: scrollLeft >= scrollWidth - clientWidth - 1 });
    };
    updateEnds();
    element.addEventListener('scroll', updateEnds, { passive: true });
    window.addEventListener('resize', updateEnds);
    return () => {
      element.removeEventListener('scroll', updateEnds);
      window.removeEventListener('resize', updateEnds);
    };
  }, [row]);
  return ends;
}
