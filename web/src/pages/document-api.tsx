import { ApiPage } from '@/features/content/document/api/api-page';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="API reference · Flexa documentation"
        description="The API of Flexa as OpenAPI and as pages: licences, seats, payments, themes and support. Who may call each operation, its limits, fields, errors and an example."
        path="/document/api"
      />
      <ApiPage />
    </>
  );
}
