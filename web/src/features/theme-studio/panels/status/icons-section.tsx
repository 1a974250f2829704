import { useRef, useState } from 'react';
import { ImagePlus, X } from 'lucide-react';
import {
  chooseIconName,
  ICON_SETS,
  createIconSet,
  listIcons,
  addIcons,
  removeIcon,
  type IconSet,
  type ThemeIcon,
} from '@flexa/theme-engine/model';
import { Button } from '@/ui/button';
import { edit, useStudio } from '../../store/studio';
import { compileThemeOnce, useTheme } from '../../store/use-theme';
import { PanelSection } from '../parts/panel-section';
import { readDataUrl } from '../property/data-url';

/** Maximum bytes of an icon. A column shows it in every row, so it must be small. */
const MAX_BYTES = 20_000;
const SETS = Object.keys(ICON_SETS) as IconSet[];

/** Icons that rules of conditional formatting may choose, beside Power BI's own. */
export function IconsSection() {
  const icons = listIcons(useTheme());
  const decisions = useStudio((state) => state.document.decisions);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  const take = async (files: readonly File[]) => {
    const wrong = files.find(({ type, size }) => !type.startsWith('image/') || size > MAX_BYTES);
    setError(wrong ? `${wrong.name} is not an image of 20 kB or less.` : '');
    if (wrong) return;
    const read = await Promise.all(
      files.map(async (file) => ({ file: file.name, url: await readDataUrl(file) })),
    );
    edit((document) => {
      const taken = listIcons(compileThemeOnce(document)).map(({ name }) => name);
      const added = read.map(({ file, url }): ThemeIcon => {
        const name = chooseIconName(file, taken);
        taken.push(name);
        return { name, url, description: file.replace(/\.[^.]*$/, '') };
      });
      return addIcons(document, added);
    });
  };

  return (
    <PanelSection title="Icons" {...(icons.length > 0 && { count: icons.length })}>
      <p className="mb-2 text-12 text-muted">
        For rules of conditional formatting, beside Power BI’s own.
      </p>
      {icons.length > 0 && (
        <ul className="mb-2">
          {icons.map(({ name, description, url }) => (
            <li
              key={name}
              className="flex min-h-8 items-center gap-2.5 text-14 pointer-coarse:min-h-11"
            >
              {/* On the visuals' own background: that is where a report shows it. */}
              <span
                className="grid size-6 shrink-0 place-items-center rounded-6 border border-line-2"
                style={{ background: decisions.background }}
              >
                <img src={url} alt="" className="size-4 object-contain" />
              </span>
              <span className="min-w-0 flex-1 truncate" title={name}>
                {description || name}
              </span>
              <button
                type="button"
                aria-label={`Remove ${description || name}`}
                onClick={() => edit((document) => removeIcon(document, name))}
                className="touch-target grid size-7 shrink-0 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {SETS.map((set) => (
          <Button
            key={set}
            size="sm"
            className="h-7! gap-1.5 px-2! text-12! pointer-coarse:h-11!"
            onClick={() => edit((document) => addIcons(document, createIconSet(set, decisions)))}
          >
            {createIconSet(set, decisions).map(({ name, url }) => (
              <img key={name} src={url} alt="" className="size-3.5" />
            ))}
            <span className="sr-only">Add</span> {ICON_SETS[set]}
          </Button>
        ))}
        <Button
          size="sm"
          className="h-7! px-2! text-12! pointer-coarse:h-11!"
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden="true" strokeWidth={1.75} className="size-4" /> Image
        </Button>
      </div>
      <p
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-12 ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error || 'Icon sets use the current status colours. To update a set, add it again.'}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Images of icons"
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </PanelSection>
  );
}
