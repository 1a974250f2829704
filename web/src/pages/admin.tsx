import { useLocation } from 'react-router-dom';
import { VIEW_NAMES, viewOf } from '@/features/admin/address';
import { AdminFrame } from '@/features/admin/admin-frame';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';
import '@/ui/app.css';

export function Component() {
  const view = VIEW_NAMES[viewOf(useLocation().search)];
  return (
    <>
      <PageMeta
        title={`${view} · Admin`}
        description="People, licences and orders."
        path="/admin"
      />
      <meta name="robots" content="noindex" />
      <QueryProvider>
        <AdminFrame />
      </QueryProvider>
    </>
  );
}
