import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Contact" description="Contact" path="/contact" />
      <h1 className="text-36">Contact</h1>
    </div>
  );
}
