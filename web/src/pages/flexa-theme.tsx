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
      <StudioWorkspace />
    </>
  );
}
