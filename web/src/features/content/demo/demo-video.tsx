import { ChevronDown } from 'lucide-react';
import type { Recording } from '../texts/demo/types';

/** Shows the recording with captions and a transcript. It doesn't play automatically. */
export function DemoVideo({ recording }: { recording: Recording }) {
  return (
    <section aria-label="The theme studio in a minute" className="mt-10">
      <video
        controls
        playsInline
        preload="none"
        width="1280"
        height="720"
        poster="/demo/studio.webp"
        className="block h-auto w-full rounded-16 border border-line-2 bg-surface shadow-studio"
      >
        <source src="/demo/studio.webm" type="video/webm" />
        <track default kind="captions" srcLang="en-GB" label="English" src="/demo/studio.vtt" />
      </video>
      <details className="group mt-4 rounded-10 border border-line-2">
        <summary className="flex h-13 items-center px-4 text-14 font-medium">
          <span className="flex-1">What the video says, {recording.seconds} seconds</span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 text-muted group-open:rotate-180"
          />
        </summary>
        <ol className="grid gap-2 border-t border-line px-4 py-4 text-16">
          {recording.captions.map(({ at, text }) => (
            <li key={at} className="grid grid-cols-[48px_1fr]">
              <span className="text-muted tabular-nums">
                {Math.floor(at / 60)}:{String(at % 60).padStart(2, '0')}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
