import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <div className="page-width py-16">
      <PageMeta title="Privacy Policy" description="Privacy Policy" path="/privacy-policy" />
      <h1 className="text-36">Privacy Policy</h1>
    </div>
  );
}
