import { Suspense, use, useRef } from 'react';
import '@/ui/prose.css';
import type { ApiTagHead } from '../../texts/document/api-tags';
import { useHashTarget } from '../../text/hash-target';
import { TextSkeleton } from '../../text/text-skeleton';
import { useReading } from '../../text/use-reading';
import { DocumentFrame } from '../document-frame';
import { buildApiPath } from '../document-pages';
import { loadReference } from '../load-document';
import { OperationView } from './operation-view';

/** Shows the operations of one tag. */
export function ApiTagPage({ head }: { head: ApiTagHead }) {
  const frame = { path: buildApiPath(head.slug), title: `${head.tag} API`, lead: head.lead };
  return (
    <Suspense
      fallback={
        <DocumentFrame {...frame} parts={[]} current="">
          <TextSkeleton />
        </DocumentFrame>
      }
    >
      <Body head={head} frame={frame} />
    </Suspense>
  );
}

interface BodyProps {
  head: ApiTagHead;
  frame: { path: string; title: string; lead: string };
}

function Body({ head, frame }: BodyProps) {
  const { base, tags } = use(loadReference());
  const operations = tags.find(({ tag }) => tag === head.tag)?.operations ?? [];
  const place = useRef<HTMLDivElement>(null);
  const parts = operations.map(({ name, title }) => ({ id: name, title }));
  const { current } = useReading(
    place,
    parts.map(({ id }) => id),
  );
  useHashTarget();
  return (
    <DocumentFrame {...frame} parts={parts} current={current}>
      <div ref={place}>
        {operations.map((operation) => (
          <OperationView key={operation.name} operation={operation} base={base} />
        ))}
      </div>
    </DocumentFrame>
  );
}
