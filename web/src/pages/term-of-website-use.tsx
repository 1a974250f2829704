import { LegalPage } from '@/features/content/legal/legal-page';
import { PageMeta } from '@/ui/page-meta';
import text from '@/features/content/texts/legal/term-of-website-use.mdx';

export function Component() {
  return (
    <>
      <PageMeta
        title="Terms of website use"
        description="The terms for this site, the theme studio, templates and licences: what you may use freely, seats, keys, payment, refunds."
        path="/term-of-website-use"
      />
      <LegalPage
        title="Terms of use"
        lead="For the site, the theme studio, the templates and the licences."
        text={text}
      />
    </>
  );
}
