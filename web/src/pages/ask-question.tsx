import { AskQuestion } from '@/features/support/ask-question';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Ask a question"
        description="Ask Flexa before you buy or while you work. We answer by e-mail."
        path="/ask-question"
      />
      <AskQuestion />
    </>
  );
}
