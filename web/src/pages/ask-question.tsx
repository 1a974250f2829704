import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Ask Question" description="Ask Question" path="/ask-question" />
      <h1 className="text-36">Ask Question</h1>
    </div>
  );
}
