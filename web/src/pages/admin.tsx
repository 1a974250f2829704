import { useLocation } from 'react-router-dom';
import { useAccount } from '@/features/auth';
import { VIEW_NAMES, readView, listViews } from '@/features/admin/address';
import { AdminFrame } from '@/features/admin/admin-frame';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';
import '@/ui/app.css';

export function Component() {
  const { isAdmin } = useAccount();
  const view = VIEW_NAMES[readView(useLocation().search, listViews(isAdmin))];
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
