import { useMemo } from 'react';
import { env } from '@/lib/env';
import { ContentsBox, ContentsList, contentsOf } from '../text/contents';
import { useHashTarget } from '../text/hash-target';
import { PageHead } from '../text/page-head';
import { parseMarkdown } from '../text/markdown';
import { RichText } from '../text/rich-text';

/** Where a legal text names the operator: the deployment's settings say who that is. */
function withOperator(text: string): string {
  const { name, address } = env.operator;
  return text.replace('{operator}', address ? `${name}, ${address}` : name);
}

export function LegalPage({ title, lead, text }: { title: string; lead: string; text: string }) {
  const blocks = useMemo(() => parseMarkdown(withOperator(text)), [text]);
  const entries = contentsOf(blocks);
  useHashTarget();
  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead title={title} lead={lead} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[232px_1fr]">
        <div className="no-print">
          <div className="lg:hidden">
            <ContentsBox entries={entries} />
          </div>
          <div className="sticky top-24 hidden lg:block">
            <ContentsList entries={entries} current="" />
          </div>
        </div>
        <RichText blocks={blocks} className="min-w-0" />
      </div>
    </div>
  );
}
