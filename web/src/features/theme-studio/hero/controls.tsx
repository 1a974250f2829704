import { useState } from 'react';
import { useShownScheme } from '@/ui/color-scheme';
import { pairOf } from '@flexa/theme-engine/model';
import { choose, useChoice } from './studio-store';
import { ColorField } from './color-field';
import { ColorSquare } from './color-square';
import { ContrastFoot } from './contrast-foot';
import { PresetList } from './preset-list';
import { ShadeStrip } from './shade-strip';

const SHADES = Array.from({ length: 8 }, (_, i) => `var(--d${i + 1})`);
const STATUS = [
  { name: 'Bad', fill: 'bg-danger' },
  { name: 'Neutral', fill: 'bg-highlight' },
  { name: 'Good', fill: 'bg-success' },
];

/** The panel beside the report: two colours in, eight shades out. */
export function Controls() {
  const pair = pairOf(useChoice(), useShownScheme());
  const [active, setActive] = useState<'first' | 'last'>('first');
  const change = (which: 'first' | 'last') => (color: string) =>
    choose({ kind: 'own', ...pair, [which]: color });
  const label = active === 'first' ? 'First colour' : 'Second colour';

  return (
    <div className="flex h-full flex-col">
      <div className="grid flex-1 content-start gap-x-8 gap-y-4.5 p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-1">
        <div className="grid content-start gap-4.5">
          <div>
            <Title>Your two colours</Title>
            <div className="mt-2.5 mb-2.5 grid grid-cols-2 gap-2">
              <ColorField
                id="studio-first-colour"
                label="First colour"
                value={pair.first}
                active={active === 'first'}
                onActivate={() => setActive('first')}
                onChange={change('first')}
              />
              <div data-last="">
                <ColorField
                  label="Second colour"
                  value={pair.last}
                  active={active === 'last'}
                  onActivate={() => setActive('last')}
                  onChange={change('last')}
                />
              </div>
            </div>
            <ColorSquare label={label} value={pair[active]} onChange={change(active)} />
          </div>
          <div>
            <div className="flex items-baseline justify-between">
              <Title>Eight shades</Title>
              <span className="text-12 text-muted">blended between them</span>
            </div>
            <ShadeStrip shades={SHADES} className="mt-2.5 h-7 rounded-8" />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <div>
            <Title>Start from a preset</Title>
            <div className="mt-2">
              <PresetList />
            </div>
          </div>
          <div>
            <Title>Status</Title>
            <ul className="mt-2.5 flex gap-7">
              {STATUS.map(({ name, fill }) => (
                <li key={name} className="flex items-center gap-1.5 text-12 text-muted">
                  <span className={`${fill} size-5 rounded-6`} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <ContrastFoot firstShade={pair.first} />
    </div>
  );
}

function Title({ children }: { children: string }) {
  return <p className="text-12 font-semibold">{children}</p>;
}
