import { LegalPage } from '@/features/content/legal/legal-page';
import { PageMeta } from '@/ui/page-meta';
import text from '@/features/content/texts/legal/privacy-policy.mdx';

export function Component() {
  return (
    <>
      <PageMeta
        title="Privacy policy"
        description="What this site stores about you, why, for how long, and how to see, export or delete it."
        path="/privacy-policy"
      />
      <LegalPage
        title="Privacy policy"
        lead="What we store about you, why, for how long, and what you can do about it."
        text={text}
      />
    </>
  );
}
