import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ContactForm } from './forms';
import { WritePage } from './write-page';

/** Pages that answer most questions. */
const FIRST = [
  { to: '/document/before-you-buy', label: 'Before you buy' },
  { to: '/document/visuals#adding-the-key', label: 'Adding the key' },
  { to: '/document/troubleshooting', label: 'Troubleshooting' },
  { to: '/support-center', label: 'All short answers' },
] as const;

export function AskQuestion() {
  return (
    <WritePage
      title="Ask a question"
      lead="Before you buy or while you work, ask us anything. We answer by e-mail."
      aside={
        <div className="max-lg:hidden lg:col-start-1 lg:row-start-2">
          <h2 className="text-16">Read first</h2>
          <ul className="mt-2">
            {FIRST.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="touch-target inline-flex items-center gap-2 rounded-6 py-1.5 text-14 font-medium text-brand-text hover:underline"
                >
                  {label}
                  <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <ContactForm kind="question" />
    </WritePage>
  );
}
