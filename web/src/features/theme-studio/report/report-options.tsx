import { Switch } from '@/ui/switch';
import {
  canFollow,
  type Debt,
  type LiteralKind,
  type RethemeOptions,
} from '@flexa/theme-engine/reports';

interface ReportOptionsProps {
  options: RethemeOptions;
  onOptions: (options: RethemeOptions) => void;
  debt: Debt;
}

const KINDS: readonly { kind: LiteralKind; label: string }[] = [
  { kind: 'color', label: 'Colours' },
  { kind: 'font', label: 'Fonts' },
  { kind: 'size', label: 'Text sizes' },
];

/** Switches for each kind of hard-coded value that the new theme replaces. */
export function ReportOptions({ options, onOptions, debt }: ReportOptionsProps) {
  const { kinds, clearsNeedless, themeDecidesText } = options;
  // A font or size that the theme can't decide stays whatever is switched on here.
  const literals = debt.items
    .map(({ literal }) => literal)
    .filter((literal) => literal.kind === 'color' || canFollow(literal));
  const toggle = (kind: LiteralKind, isOn: boolean) => {
    const next = KINDS.map((each) => each.kind).filter((k) => (k === kind ? isOn : kinds.has(k)));
    onOptions({ ...options, kinds: new Set(next) });
  };
  return (
    <section aria-labelledby="retheme-title" className="min-w-0">
      <h3 id="retheme-title" className="text-14">
        Replace
      </h3>
      <ul className="mt-1 grid">
        {KINDS.map(({ kind, label }) => (
          <Option
            key={kind}
            label={label}
            count={literals.filter((each) => each.kind === kind).length}
            isOn={kinds.has(kind)}
            onChange={(isOn) => toggle(kind, isOn)}
          />
        ))}
        <Option
          label="Remove what repeats the theme"
          count={debt.items.filter(({ isNeedless }) => isNeedless).length}
          isOn={clearsNeedless}
          onChange={(isOn) => onOptions({ ...options, clearsNeedless: isOn })}
        />
        <Option
          label="Let the theme decide fonts and text sizes"
          count={literals.filter(({ kind }) => kind !== 'color' && kinds.has(kind)).length}
          isOn={themeDecidesText}
          onChange={(isOn) => onOptions({ ...options, themeDecidesText: isOn })}
        />
      </ul>
      <p className="mt-2 text-12 text-muted">
        Colours of the old theme become references, so they follow every later theme too. The colour
        of a single series becomes the new theme’s colour. Text boxes, single series and style
        presets keep their fonts and sizes. Conditional formatting stays as it is.
      </p>
    </section>
  );
}

interface OptionProps {
  label: string;
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Option({ label, count, isOn, onChange }: OptionProps) {
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line py-1.5 text-14 pointer-coarse:min-h-11">
      <span className="min-w-0 flex-1">{label}</span>
      <span className="text-muted tabular-nums">{count}</span>
      <Switch aria-label={label} checked={isOn} onChange={onChange} />
    </li>
  );
}
