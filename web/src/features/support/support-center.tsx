import { formatCount } from '@flexa/contracts/format';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@/ui/button';
import { Mark } from '@/ui/mark';
import { SearchField } from '@/ui/search-field';
import { useAddressFilter } from '@/ui/use-address-query';
import { useAddressSearch } from '@/ui/use-address-search';
import { AnswerList } from './answer-list';
import { findAnswers, type Found } from './answer-search';
import { TOPICS } from './answers';
import { ContactForm, WaitList } from './forms';

/** Searchable answers, a form for further questions, and the wait list of the free offer. */
export function SupportCenter() {
  const filter = useAddressFilter();
  const search = useAddressSearch(filter.get('q'), (words, options) =>
    filter.set('q', words, options),
  );
  const words = filter.get('q').trim();
  const isSearching = words !== '';
  const found = isSearching ? findAnswers(words) : [];

  return (
    <>
      <div className="page-width pt-12 pb-10 lg:pt-20">
        <h1 className="text-40 lg:text-60">Support centre</h1>
        <p className="mt-4 max-w-[60ch] text-18 text-muted lg:text-20 lg:leading-[1.5]">
          Find a short answer, write to us below, or read{' '}
          <Link to="/document/before-you-buy" className="text-brand-text underline">
            Before you buy
          </Link>
          .
        </p>
        <div className="mt-8">
          <SearchField
            label="Search the answers"
            placeholder="Refund, seats, offline keys…"
            size="lg"
            search={search}
            className="max-w-140"
          />
        </div>
        <p role="status" className="mt-3 min-h-5 text-14 text-muted">
          {isSearching && `${formatCount(found.length, 'answer')} for “${words}”`}
        </p>
      </div>
      <div className="page-width pb-20 lg:pb-28">
        {isSearching ? (
          <SearchResults words={words} found={found} onClear={search.clear} />
        ) : (
          <AllAnswers />
        )}
      </div>
      <section
        id="ticket"
        aria-labelledby="ticket-title"
        className="border-y border-line bg-surface"
      >
        <div className="page-width grid gap-10 py-16 lg:grid-cols-[4fr_8fr] lg:gap-16 lg:py-24">
          <div>
            <h2 id="ticket-title" className="text-30 lg:text-36">
              Write to support
            </h2>
            <p className="mt-3 max-w-[36ch] text-muted">
              Tell us what you did, what happened and what you expected.
            </p>
          </div>
          <ContactForm
            kind="support"
            subject={isSearching && found.length === 0 ? words : undefined}
          />
        </div>
      </section>
      <section
        id="wait-list"
        aria-label="Free offer or wait list"
        className="page-width py-16 lg:py-24"
      >
        <WaitList />
      </section>
    </>
  );
}

function AllAnswers() {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[208px_minmax(0,1fr)]">
      <nav aria-label="Topics" className="min-w-0 lg:sticky lg:top-24 lg:-ml-3 lg:self-start">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0 lg:grid lg:gap-1">
          {TOPICS.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="touch-target flex h-9 items-center rounded-full border border-line-2 px-4 text-14 font-medium whitespace-nowrap text-muted transition-colors hover:text-text lg:rounded-8 lg:border-transparent lg:px-3 lg:hover:bg-surface-2"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-14">
        {TOPICS.map(({ id, title, answers }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-4 text-24">
              {title}
            </h2>
            <AnswerList answers={answers.map((answer) => ({ answer }))} />
          </section>
        ))}
      </div>
    </div>
  );
}

interface SearchResultsProps {
  words: string;
  found: readonly Found[];
  onClear: () => void;
}

function SearchResults({ words, found, onClear }: SearchResultsProps) {
  if (found.length === 0) {
    return (
      <div className="rounded-16 border border-line p-6 sm:p-10">
        <Mark name="theme" size={36} className="opacity-60" />
        <h2 className="mt-5 text-20">No answer matches “{words}”</h2>
        <p className="mt-1.5 max-w-[56ch] text-muted">
          Try a single word, or ask us: we’ve copied your search to the form below.
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to={{ hash: 'ticket', search: `?q=${encodeURIComponent(words)}` }}>
            Ask support
          </ButtonLink>
          <Button variant="quiet" onClick={onClear}>
            Clear search
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="lg:max-w-200">
      {/* The key makes a new list for a new search, so that only its first answer is open. */}
      <AnswerList key={found[0]?.answer.id} answers={found} openFirst />
      <p className="mt-6 text-14 text-muted">
        <button
          type="button"
          onClick={onClear}
          className="touch-target rounded-6 font-medium text-brand-text hover:underline"
        >
          Show all answers
        </button>
      </p>
    </div>
  );
}
