import { CircleAlert } from 'lucide-react';

/** The provider's error above the first field; announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="mb-5 flex animate-fade gap-2 text-14 text-danger">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
