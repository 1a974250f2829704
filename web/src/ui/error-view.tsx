import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from './button';
import { PageMeta } from './page-meta';

const TITLES = { 404: 'Page Not Found', 500: 'Internal Server Error' } as const;

interface ErrorViewProps {
  status: keyof typeof TITLES;
  /** Description of the error, from the catalogue. */
  message: string;
}

/** Replaces a missing (404) or broken (500) page with an explanation and links. */
export function ErrorView({ status, message }: ErrorViewProps) {
  const { pathname } = useLocation();
  const broke = status === 500;
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[7fr_5fr] lg:py-28">
      <PageMeta title={TITLES[status]} description={message} path={pathname} />
      <meta name="robots" content="noindex" />
      <div className="min-w-0">
        <p className="text-14 font-medium text-brand-text">{status}</p>
        <h1 className="mt-2 text-36 sm:text-48">{TITLES[status]}</h1>
        <p
          role={broke ? 'alert' : undefined}
          className="mt-4 max-w-[60ch] text-18 wrap-anywhere text-muted"
        >
          {message}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {broke && (
            <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
              Try again
            </Button>
          )}
          {/* Loads a new document, because the broken state may still be in memory. */}
          <ButtonLink
            to="/"
            reloadDocument={broke}
            variant={broke ? 'secondary' : 'primary'}
            size="lg"
          >
            Back to the home page
          </ButtonLink>
          <ButtonLink to="/support-center" reloadDocument={broke} size="lg">
            Support centre
          </ButtonLink>
        </div>
      </div>
      <MissingModule />
    </div>
  );
}

/** Draws the logo's grid of nine with one displaced module. */
function MissingModule() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 288 216"
      className="hidden w-full max-w-90 fill-soft lg:block lg:justify-self-end"
    >
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const place = { x: 8 + column * 72, y: 8 + row * 72, width: 56, height: 56, rx: 16 };
          return row === 1 && column === 2 ? (
            <rect
              key="gap"
              {...place}
              className="fill-none stroke-line-2"
              strokeWidth="2"
              strokeDasharray="5 6"
            />
          ) : (
            <rect key={`${row}${column}`} {...place} className="stroke-soft-line" />
          );
        }),
      )}
      <circle cx="252" cy="132" r="27" className="fill-highlight" />
    </svg>
  );
}
