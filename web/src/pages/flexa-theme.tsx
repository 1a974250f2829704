import { StudioWorkspace } from '@/features/theme-studio';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Theme studio: make a Power BI theme from two colours"
        description="Choose two colours and watch a whole Power BI report follow. Eight data shades, contrast measured on every change, light and dark, theme.json to keep."
        path="/flexa-theme"
      />
      {/* Links to the studio name it, wherever it stands. */}
      <div id="studio">
        <StudioWorkspace />
      </div>
      <noscript>
        <p className="p-6">
          The theme studio is an app and needs JavaScript. What it makes is described in the{' '}
          <a href="/document">documentation</a>; finished themes are among the{' '}
          <a href="/power-bi-templates-free-download">free templates</a>.
        </p>
      </noscript>
    </>
  );
}
