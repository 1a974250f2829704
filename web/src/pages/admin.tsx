import { UserList } from '@/features/admin/user-list';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-10 lg:py-12">
      <PageMeta title="Users" description="Everybody who has an account." path="/admin" />
      <meta name="robots" content="noindex" />
      <QueryProvider>
        <UserList />
      </QueryProvider>
    </div>
  );
}
