import { useState } from 'react';
import { FileText } from 'lucide-react';
import { formatFileName } from '@flexa/theme-engine/file-name';
import { createDocument, type Theme } from '@flexa/theme-engine/model';
import type { OpenReport } from '@flexa/theme-engine/reports';
import { reportError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';

interface ReportAccessibilityProps {
  before: OpenReport;
  /** Read when it is needed. */
  after: () => OpenReport;
  /** The theme that the report is to get, and its name. */
  theme: Theme;
  themeName: string;
  base: Theme;
}

/** One page about how well the report is read, today and with the new theme. */
export function ReportAccessibility(props: ReportAccessibilityProps) {
  const { before, after, theme, themeName, base } = props;
  const [isMaking, setMaking] = useState(false);

  const save = async () => {
    setMaking(true);
    try {
      const { renderAccessibilityPage } = await import('@flexa/theme-engine/accessibility');
      const own = before.theme?.theme ?? {};
      const subjects = [
        { name: `${before.name} today`, theme: own, report: before },
        { name: `${before.name} with ${themeName}`, theme, report: after() },
      ].map((each) => ({ ...each, base, document: createDocument(each.theme, each.name) }));
      const name = `${formatFileName(before.name)} accessibility.html`;
      saveFile(name, new Blob([renderAccessibilityPage(subjects)], { type: 'text/html' }));
      toast.success(`${name} saved`);
    } catch (error) {
      reportError(error);
    } finally {
      setMaking(false);
    }
  };

  return (
    <section aria-labelledby="report-accessibility-title" className="min-w-0">
      <h3 id="report-accessibility-title" className="text-14">
        Accessibility
      </h3>
      <p className="mt-1 text-12 text-muted">
        Contrast, colour blindness and text sizes, today and with {themeName}, on one page to print.
      </p>
      <Button
        size="sm"
        className="mt-2"
        loading={isMaking}
        loadingText="Writing"
        onClick={() => void save()}
      >
        <FileText aria-hidden="true" strokeWidth={1.75} className="size-4" /> Accessibility report
      </Button>
    </section>
  );
}
