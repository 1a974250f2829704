import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta
        title="Term Of Website Use"
        description="Term Of Website Use"
        path="/term-of-website-use"
      />
      <h1 className="text-36">Term Of Website Use</h1>
    </div>
  );
}
