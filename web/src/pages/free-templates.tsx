import { TemplateList } from '@/features/content/templates/template-list';
import { PageMeta } from '@/ui/page-meta';
import { TEMPLATES } from '../../content/templates/templates';

export function Component() {
  return (
    <>
      <PageMeta
        title="Free Power BI templates: theme files to download"
        description="Theme files for Power BI that set colours, cards, corners, type and tables. Free to download, valid against Microsoft's theme schema."
        path="/power-bi-templates-free-download"
      />
      <TemplateList templates={TEMPLATES} />
    </>
  );
}
