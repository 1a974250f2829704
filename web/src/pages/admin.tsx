import { UserList } from '@/features/admin/user-list';
import { QueryProvider } from '@/lib/query-provider';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <main id="main" tabIndex={-1} className="page-width py-10 outline-none lg:py-12">
      <PageMeta title="Users" description="Everybody who has an account." path="/admin" />
      <meta name="robots" content="noindex" />
      <QueryProvider>
        <UserList />
      </QueryProvider>
    </main>
  );
}
