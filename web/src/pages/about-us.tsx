import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="About Us" description="About Us" path="/about-us" />
      <h1 className="text-36">About Us</h1>
    </div>
  );
}
