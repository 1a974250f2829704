import { Link } from 'react-router-dom';
import { useAccount } from '@/features/auth/use-account';
import { now } from '@/lib/clock';
import { Logo } from '@/ui/logo';
import { FOOTER_COLUMNS, type SiteLink } from './site-links';

const VISITOR: readonly SiteLink[] = [
  { label: 'Sign in', to: '/login' },
  { label: 'Create an account', to: '/register' },
];
const MEMBER: readonly SiteLink[] = [{ label: 'Your licences', to: '/general' }];

export function SiteFooter() {
  const { status } = useAccount();
  const columns = [
    ...FOOTER_COLUMNS,
    { title: 'Account', links: status === 'signed-in' ? MEMBER : VISITOR },
  ];

  return (
    <footer className="border-t border-line">
      <div className="page-width pt-12 pb-10 lg:pt-16">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 lg:col-span-1">
            <Logo />
            <p className="mt-6 max-w-64 text-14 text-muted">
              Visual packs and a free theme studio for Power BI.
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-14">{title}</h2>
              <ul className="mt-3">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="touch-target inline-flex h-[31px] items-center text-14 text-muted transition-colors hover:text-text"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-col gap-3 border-t border-line pt-6 text-12 text-muted lg:flex-row lg:justify-between">
          <p>© {now().getFullYear()} Flexa</p>
          <p>
            Power BI is a trademark of Microsoft Corporation. Flexa is an independent product and is
            not affiliated with Microsoft.
          </p>
        </div>
      </div>
    </footer>
  );
}
