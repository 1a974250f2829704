import { useId } from 'react';
import { ArrowLeft, ArrowRight, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { computeContrast, buildStudioPath, useThemeDownload } from '@/features/theme-studio';
import { createLazyPart } from '@/lib/lazy';
import { reportError } from '@/lib/report-error';
import { Button, ButtonLink } from '@/ui/button';
import { Tag } from '@/ui/tag';
import type { Example } from '../texts/examples/examples';
import { buildPicturePath } from '../text/picture-files';
import { ExampleCard } from './example-card';
import { listShades } from './example-theme';

const LIST = '/Power-BI-dashboard-examples-PBIX';

const StudioLink = createLazyPart(async () => (await import('./studio-link')).default);

export function ExamplePage({
  example,
  examples,
}: {
  example: Example;
  examples: readonly Example[];
}) {
  const { isVisitor, download, dialog } = useThemeDownload();
  const note = useId();
  // The theme builder is larger than this page, so it loads with the first download.
  const downloadTheme = () => {
    import('../downloads/example-document')
      .then(({ createExampleTheme }) => {
        download({ name: example.title, text: createExampleTheme(example) });
      })
      .catch(reportError);
  };
  const others = examples.filter(({ slug }) => slug !== example.slug).slice(0, 2);

  return (
    <>
      {dialog}
      <article className="page-width pt-8 pb-16 lg:pt-12 lg:pb-24">
        <Link
          to={LIST}
          className="touch-target inline-flex items-center gap-2 rounded-6 text-14 font-medium text-muted hover:text-text"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
          All examples
        </Link>
        <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <div className="flex gap-2">
              <Tag>{example.industry}</Tag>
              <Tag>{example.style}</Tag>
            </div>
            <h1 className="mt-4 text-36 lg:text-48">{example.title}</h1>
            <p className="mt-3 text-18 text-muted">{example.line}</p>
          </div>
          <div className="lg:justify-self-end">
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <StudioLink example={example} fallback={<TwoColorsLink example={example} />} />
              <Button size="lg" aria-describedby={note} onClick={downloadTheme}>
                Download theme.json
              </Button>
            </div>
            {/* Everybody gets the same line, so that nothing moves once the session has loaded. */}
            <p id={note} className="mt-3 text-14 text-muted">
              {isVisitor
                ? 'Sign in to download. You can also have theme.json sent by e-mail.'
                : 'Apply theme.json in Power BI Desktop: View, then Themes.'}
            </p>
            <button
              type="button"
              onClick={() =>
                download({ name: example.title, address: `/downloads/${example.slug}.zip` })
              }
              className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-6 text-16 font-medium text-brand-text hover:underline"
            >
              <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Download the Power BI project
            </button>
            <p className="max-w-[52ch] text-14 text-muted">
              The page below as a report of Power BI’s own visuals, with its figures in the model
              and its theme applied. It needs Power BI Desktop December 2025 or later.
            </p>
          </div>
        </div>

        {/* On a phone the page keeps a readable size and scrolls inside itself. */}
        <div
          // Keyboard users need the focus to scroll.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label="The report page"
          className="mt-8 overflow-x-auto rounded-16 border border-line-2 lg:mt-10"
        >
          {/* An SVG, because people look at it closely, at any size. */}
          <img
            src={`/${buildPicturePath(example.slug, 'svg')}`}
            alt={example.alt}
            width="1280"
            height="720"
            fetchPriority="high"
            style={{ backgroundColor: example.page }}
            className="block aspect-video w-full min-w-[672px]"
          />
        </div>

        <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-8">
            {example.notes.map(({ heading, text }) => (
              <section key={heading}>
                <h2 className="text-24">{heading}</h2>
                <p className="mt-2 max-w-[68ch] text-16 text-muted">{text}</p>
              </section>
            ))}
          </div>
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-24">Palette</h2>
              <p aria-hidden="true" className="text-14 text-muted">
                Contrast on the card
              </p>
            </div>
            <Palette example={example} />
            <h2 className="mt-10 text-24">Visuals on the page</h2>
            <ul className="mt-4 flex flex-wrap gap-2">
              {example.visuals.map((visual) => (
                <li key={visual}>
                  <Tag>{visual}</Tag>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      <section className="border-t border-line">
        <div className="page-width py-16 lg:py-20">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-30">More examples</h2>
            <Link
              to={LIST}
              className="touch-target inline-flex items-center gap-2 rounded-6 text-16 font-medium text-brand-text hover:underline"
            >
              All
              <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </Link>
          </div>
          <div className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2">
            {others.map((other) => (
              <ExampleCard key={other.slug} example={other} level={3} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

/** Same button with two colours, shown until the link with the whole theme has loaded. */
function TwoColorsLink({ example: { first, last } }: { example: Example }) {
  return (
    <ButtonLink to={buildStudioPath(first, last)} variant="primary" size="lg">
      Open this theme in the studio
    </ButtonLink>
  );
}

/** Shows the eight shades with their contrast on the card. */
function Palette({ example }: { example: Example }) {
  return (
    <ol className="mt-4 border-t border-line text-14 tabular-nums">
      {listShades(example).map((shade, i) => (
        <li key={shade} className="flex h-10 items-center gap-3 border-b border-line">
          <span className="w-4 text-muted">{i + 1}</span>
          <svg aria-hidden="true" viewBox="0 0 48 20" className="h-5 w-12">
            <rect width="48" height="20" rx="5" fill={shade} />
          </svg>
          <code className="flex-1 font-mono">{shade.toUpperCase()}</code>
          <span className="text-muted">
            <span className="sr-only">Contrast on the card: </span>
            {computeContrast(shade, example.card).toFixed(1)} : 1
          </span>
        </li>
      ))}
    </ol>
  );
}
