import { Plus } from 'lucide-react';

export interface Question {
  question: string;
  answer: string;
}

interface QuestionListProps {
  questions: readonly Question[];
  /** Group name: opening a question closes the others of its group. Two lists on a page need two names. */
  name?: string;
}

/** Lists questions as native details, which open one at a time without a script and for the browser's search. */
export function QuestionList({ questions, name = 'questions' }: QuestionListProps) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }, i) => (
        <details key={question} name={name} open={i === 0} className="group border-b border-line">
          <summary className="flex items-center justify-between gap-6 py-[15px] text-16 font-medium lg:py-[19px] lg:text-18 [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-muted group-open:hidden"
            />
            <span
              aria-hidden="true"
              className="hidden size-5 shrink-0 place-items-center group-open:grid"
            >
              <span className="h-[1.75px] w-3 rounded-full bg-muted" />
            </span>
          </summary>
          <p className="max-w-[68ch] animate-rise pb-6 text-16 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
