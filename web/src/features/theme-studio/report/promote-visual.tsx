import { useState } from 'react';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import {
  promoted,
  unquoted,
  type ReportPage,
  type ReportVisual,
} from '@flexa/theme-engine/reports';
import { documentOf, valueAt, VISUALS } from '@flexa/theme-engine/model';
import { edit } from '../store/studio';
import { themeFor } from '../store/use-theme';

/** Takes the formatting of a visual that looks right into the theme, for all visuals of its kind. */
export function PromoteVisual({ page }: { page: ReportPage }) {
  const visuals = page.visuals.filter(({ type }) => type in VISUALS);
  const [chosen, setChosen] = useState(visuals[0]?.name);
  const visual = visuals.find(({ name }) => name === chosen);
  if (!visual) return null;
  const promote = () => {
    edit((document) => documentOf(promoted(themeFor(document), visual), document.name));
    toast.success(
      `The theme now formats every ${kindOf(visual)} this way. Undo in the studio reverts it.`,
    );
  };
  return (
    <section aria-labelledby="promote-title" className="min-w-0">
      <h3 id="promote-title" className="text-14">
        Copy formatting into the theme
      </h3>
      <p className="mt-1 text-12 text-muted">
        A visual on this page looks right? Every visual of its kind can look like it.
      </p>
      <div className="mt-2 flex gap-2">
        <Select
          label="Visual to copy from"
          value={visual.name}
          options={visuals.map((each, i) => ({
            value: each.name,
            label: `${i + 1}. ${labelOf(each)}`,
          }))}
          onChange={setChosen}
          className="min-w-0 flex-1"
        />
        <Button size="sm" className="h-7! pointer-coarse:h-11!" onClick={promote}>
          Copy
        </Button>
      </div>
    </section>
  );
}

function kindOf({ type }: ReportVisual): string {
  return (VISUALS as Readonly<Record<string, string>>)[type] ?? type;
}

/** Its kind and, where it has one, its title. */
function labelOf(visual: ReportVisual): string {
  const text = '/visual/visualContainerObjects/title/0/properties/text/expr/Literal/Value';
  const title = valueAt(visual.json, text);
  return typeof title === 'string' ? `${kindOf(visual)}: ${unquoted(title)}` : kindOf(visual);
}
