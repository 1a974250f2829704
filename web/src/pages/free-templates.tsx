import { TemplateList } from '@/features/content/templates/template-list';
import { PageMeta } from '@/ui/page-meta';
import { TEMPLATES } from '@/features/content/texts/templates/templates';

export function Component() {
  return (
    <>
      <PageMeta
        title="Free Power BI templates and theme files"
        description="Eight free Power BI projects with designed pages, sample data and a theme each. Download the project, take only the theme file, or open it in the studio."
        path="/power-bi-templates-free-download"
      />
      <TemplateList templates={TEMPLATES} />
    </>
  );
}
