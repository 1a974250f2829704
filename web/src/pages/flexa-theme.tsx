import { useEffect } from 'react';
import { StudioWorkspace } from '@/features/theme-studio';
import { keepStudioOffline } from '@/lib/offline';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  useEffect(keepStudioOffline, []);
  return (
    <>
      <PageMeta
        title="Theme studio: a free Power BI theme generator"
        description="Make a whole Power BI theme and see it on a report at once: data colours, surfaces, text and every visual, with contrast and colour blindness checked."
        path="/flexa-theme"
      />
      {/* Only this page offers to install the app. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* Anchor for links to the studio. */}
      <div id="studio">
        <StudioWorkspace />
      </div>
      <noscript>
        <p className="p-6">
          The theme studio needs JavaScript. Read about it in the{' '}
          <a href="/document">documentation</a>, or start from the{' '}
          <a href="/power-bi-templates-free-download">free templates</a>.
        </p>
      </noscript>
    </>
  );
}
