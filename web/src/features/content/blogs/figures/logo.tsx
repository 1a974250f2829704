import { computeContrast, createGradient } from '@/features/theme-studio';
import { Strips } from './parts';

/** The colours of an invented brand. */
export const BRAND = { teal: '#00a3ad', yellow: '#ffb81c' } as const;
/** The teal, darkened at the same hue and the highest chroma until white text passes on it. */
export const BEHIND_WHITE = '#00838b';
export const RAMP_ENDS = ['#00585e', '#bfe8ea'] as const;

/** Uses of a colour, filled with the brand's colour and with one made for the use. */
const ROLES = [
  { role: 'White text on a button', fill: BRAND.teal, color: '#ffffff', needed: 4.5 },
  { role: 'The same, darker', fill: BEHIND_WHITE, color: '#ffffff', needed: 4.5 },
  { role: 'A line on a white card', fill: '#ffffff', color: BRAND.teal, needed: 3 },
  { role: 'Yellow line on a white card', fill: '#ffffff', color: BRAND.yellow, needed: 3 },
  { role: 'A line on a dark card', fill: '#12161e', color: BRAND.teal, needed: 3 },
  { role: 'Yellow line on a dark card', fill: '#12161e', color: BRAND.yellow, needed: 3 },
] as const;

export function BrandRoles() {
  return (
    <div className="grid grid-cols-2 gap-4 p-4 text-12 sm:grid-cols-3 sm:p-6">
      {ROLES.map(({ role, fill, color, needed }) => {
        const ratio = computeContrast(fill, color);
        return (
          <div key={role}>
            <svg viewBox="0 0 180 64" className="block w-full">
              <rect
                x=".5"
                y=".5"
                width="179"
                height="63"
                rx="8"
                fill={fill}
                className="stroke-line-2"
              />
              {needed === 3 ? (
                <path
                  d="M16 46 52 26l36 12 36-24 40 10"
                  fill="none"
                  stroke={color}
                  strokeWidth="4"
                />
              ) : (
                <text x="90" y="38" textAnchor="middle" fill={color} className="font-semibold">
                  Download
                </text>
              )}
            </svg>
            <p className="mt-1.5 text-muted">{role}</p>
            <p className="font-semibold tabular-nums">
              {ratio.toFixed(1)} : 1, {ratio >= needed ? 'passes' : `needs ${needed}`}
            </p>
          </div>
        );
      })}
    </div>
  );
}

export function BrandRamp() {
  return (
    <Strips
      rows={[
        {
          label: 'One to white',
          colors: createGradient(BRAND.teal, '#ffffff'),
          note: 'first: 3.1 : 1',
        },
        { label: 'Dark to light', colors: createGradient(...RAMP_ENDS), note: 'first: 8.2 : 1' },
      ]}
    />
  );
}

/** Neutrals of the teal's hue: background, line, quiet text, text. */
export const NEUTRALS = ['#f1f6f7', '#e1eaeb', '#516162', '#162526'] as const;

export function BrandNeutrals() {
  return (
    <Strips
      rows={[
        { label: 'Plain greys', colors: ['#f5f5f5', '#e8e8e8', '#5e5e5e', '#222222'] },
        { label: 'With the brand’s hue', colors: NEUTRALS },
      ]}
    />
  );
}
