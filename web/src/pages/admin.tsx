import { UserList } from '@/features/admin/user-list';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-10 lg:py-12">
      <PageMeta title="Users" description="Everybody who has an account." path="/admin" />
      <meta name="robots" content="noindex" />
      <UserList />
    </div>
  );
}
