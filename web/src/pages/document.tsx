import { DocumentPage } from '@/features/content/document/document-page';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Documentation"
        description="How to make and apply a Power BI theme, how licences, seats and refunds work, and how licence keys are checked offline."
        path="/document"
      />
      <DocumentPage />
    </>
  );
}
