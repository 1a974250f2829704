import { AdminFrame } from '@/features/admin/admin-frame';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';
import '@/ui/app.css';

export function Component() {
  return (
    <>
      <PageMeta title="Admin" description="People, licences and orders." path="/admin" />
      <meta name="robots" content="noindex" />
      <QueryProvider>
        <AdminFrame />
      </QueryProvider>
    </>
  );
}
