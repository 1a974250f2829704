import { useMemo } from 'react';
import type { MDXContent } from 'mdx/types';
import { env } from '@/lib/env';
import { collectBlocks } from '../text/blocks';
import { ContentsBox, ContentsList, listContents } from '../text/contents';
import { useHashTarget } from '../text/hash-target';
import { PageHead } from '../text/page-head';
import { RichText } from '../text/rich-text';
import { RULES } from '../text/rules';

/**
 * The operator of this deployment, from its settings. The texts refer to it as `props.operator`.
 */
const { name, address } = env.operator;
const operator = address ? `${name}, ${address}` : name;

interface LegalPageProps {
  title: string;
  lead: string;
  text: MDXContent;
}

export function LegalPage({ title, lead, text }: LegalPageProps) {
  const blocks = useMemo(() => collectBlocks(text, { ...RULES, operator }), [text]);
  const entries = listContents(blocks);
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
