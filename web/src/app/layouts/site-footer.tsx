import { Link } from 'react-router-dom';
import { asksForConsent, reopenConsent } from '@/features/consent';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { Logo } from '@/ui/logo';
import { FOOTER_COLUMNS } from './site-links';

const ROW =
  'touch-target inline-flex h-[31px] items-center text-14 text-muted transition-colors hover:text-text';

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page-width pt-12 pb-10 lg:pt-16">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="mt-6 max-w-56 text-14 text-muted">
              Visual packs and a free theme studio for Power BI.
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-14">{title}</h2>
              <ul className="mt-3">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={ROW}>
                      {label}
                    </Link>
                  </li>
                ))}
                {title === 'Support' && env.statusUrl && (
                  <li>
                    <a href={env.statusUrl} className={ROW}>
                      Status
                    </a>
                  </li>
                )}
                {title === 'Company' && asksForConsent && (
                  <li>
                    <button type="button" className={ROW} onClick={reopenConsent}>
                      Cookies
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-col gap-3 border-t border-line pt-6 text-12 text-muted lg:flex-row lg:justify-between">
          <p>© {now().getUTCFullYear()} Flexa</p>
          <p>
            Power BI is a trademark of Microsoft Corporation. Flexa is an independent product and is
            not affiliated with Microsoft.
          </p>
        </div>
      </div>
    </footer>
  );
}
