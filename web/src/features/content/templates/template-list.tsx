import { ArrowRight, Check, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AdPlace } from '@/features/consent';
import { ACCOUNT_RULE, useThemeDownload } from '@/features/theme-studio';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Tag } from '@/ui/tag';
import type { Template } from '../texts/templates/templates';
import { PageHead } from '../text/page-head';
import { ReportImage } from '../text/report-image';
import { computeWordContrast } from './word-contrast';

const STEPS = [
  'To start a report: download the project, unpack it and open the .pbip file in Power BI Desktop December 2025 or later. The sample data is inside; replace it with your own model when the layout fits.',
  'To style a report you have: download theme.json and, in Power BI Desktop, open View, Themes, Browse for themes.',
  'Reset visuals that someone coloured by hand; they keep their own colours otherwise.',
];

export function TemplateList({ templates }: { templates: readonly Template[] }) {
  const { download, dialog } = useThemeDownload();
  // The theme builder is larger than this page, so it loads with the first download.
  const downloadTheme = (template: Template) => {
    import('./template-theme')
      .then(({ createTemplateTheme }) => {
        download({ name: template.name, text: createTemplateTheme(template) });
      })
      .catch(reportError);
  };
  return (
    <div className="page-width pb-20 lg:pb-28">
      {dialog}
      <PageHead
        title="Free templates"
        lead="Reports to start from, each a Power BI project with designed pages, sample data and a theme of its own. Or take only the theme: it sets colours, cards, corners, type, tables and grid lines of every visual."
      />
      <p className="mt-4 text-16 text-muted">
        They are free. {ACCOUNT_RULE} You can also have a theme file e-mailed to you.
      </p>
      <ul className="mt-10 grid gap-8 md:grid-cols-2 lg:mt-14">
        {templates.map((template, i) => (
          <li
            key={template.slug}
            id={template.slug}
            // Skips the layout of lower cards, which would cost a phone more than everything above them.
            className={cn(
              'flex flex-col overflow-hidden rounded-16 border border-line bg-surface',
              i > 1 && '[contain-intrinsic-size:auto_36rem] [content-visibility:auto]',
            )}
          >
            <div className="border-b border-line">
              <ReportImage
                slug={template.slug}
                alt={template.alt}
                sizes="(width >= 75rem) 584px, (width >= 45rem) 48vw, 92vw"
                seen={(['first', 'beside'] as const)[i]}
                className="block aspect-video w-full object-cover object-top"
              />
            </div>
            <div className="flex flex-1 flex-col p-5 lg:p-7">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-20">{template.name}</h2>
                <div className="flex gap-2">
                  <Tag>{template.use}</Tag>
                  <Tag>{template.style}</Tag>
                </div>
              </div>
              <p className="mt-2 text-16 text-muted">{template.line}</p>
              <ul className="mt-4 mb-6 grid gap-2 text-14">
                {[
                  ...template.facts,
                  `Card text contrast ${computeWordContrast(template).toFixed(1)}:1 or better`,
                ].map((fact) => (
                  <li key={fact} className="flex gap-2.5">
                    <Check
                      aria-hidden="true"
                      strokeWidth={1.75}
                      className="mt-0.5 size-4 shrink-0 text-brand-text"
                    />
                    {fact}
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex flex-wrap items-center gap-3">
                <Button
                  variant="primary"
                  onClick={() =>
                    download({ name: template.name, address: `/downloads/${template.slug}.zip` })
                  }
                >
                  <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
                  <span className="sr-only">Download </span>
                  Power BI project
                  <span className="sr-only"> {template.name}</span>
                </Button>
                <Button onClick={() => downloadTheme(template)}>
                  <span className="sr-only">Download </span>
                  theme.json
                  <span className="sr-only"> of {template.name}</span>
                </Button>
                <Link
                  to={`/flexa-theme${template.hash}`}
                  className="touch-target inline-flex items-center gap-2 rounded-6 text-14 font-medium text-brand-text hover:underline"
                >
                  Open in the studio
                  <span className="sr-only">: {template.name}</span>
                  <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <AdPlace className="mt-20" />
      <section className="mt-20 grid gap-8 lg:mt-28 lg:grid-cols-[4fr_8fr]">
        <h2 className="text-30">How to use one</h2>
        <div>
          <ol className="border-t border-line">
            {STEPS.map((step, i) => (
              <li key={step} className="flex gap-5 border-b border-line py-5 text-16">
                <span className="font-semibold text-brand-text tabular-nums">{i + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-5 text-16 text-muted">
            More about it in the{' '}
            <Link
              to="/document/applying-a-theme"
              className="rounded-6 text-brand-text underline underline-offset-3"
            >
              documentation
            </Link>
            .
          </p>
        </div>
      </section>
    </div>
  );
}
