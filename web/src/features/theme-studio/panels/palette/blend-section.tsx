import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { blendColors } from '@flexa/theme-engine/model';
import { ColorButton } from '../../picker/color-button';
import { HexField } from '../../picker/hex-field';
import { PanelSection } from '../parts/panel-section';
import { Strip } from '../../parts/strip';
import { takeColors } from './palette-actions';

const WAYS = [
  { value: 'rgb', label: 'RGB' },
  { value: 'oklch', label: 'OKLCH' },
] as const;

/** Eight even steps between two colours. */
export function BlendSection() {
  const [first, setFirst] = useState('#3d2c8d');
  const [last, setLast] = useState('#f0567a');
  const [way, setWay] = useState<'rgb' | 'oklch'>('oklch');
  const steps = blendColors(first, last, way);
  return (
    <PanelSection
      title="Blend two colours"
      className="max-md:order-3"
      action={<Segmented label="Blend in" size="sm" options={WAYS} value={way} onChange={setWay} />}
    >
      <div className="mt-1.5 flex items-center gap-2">
        <End label="First colour" value={first} onChange={setFirst} />
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-3.5 shrink-0 text-muted"
        />
        <span data-last className="contents">
          <End label="Last colour" value={last} onChange={setLast} />
        </span>
      </div>
      <Strip colors={steps} className="mt-2 h-5 pointer-coarse:h-8" />
      <span className="sr-only">{steps.join(', ')}</span>
      <div className="mt-2 flex items-center justify-between gap-2">
        <span className="text-12 text-muted">{steps.length} steps</span>
        <Button
          size="sm"
          className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
          onClick={() => takeColors(steps)}
        >
          Use as data colours
        </Button>
      </div>
    </PanelSection>
  );
}

interface EndProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

function End({ label, value, onChange }: EndProps) {
  return (
    <HexField label={label} value={value} onChange={onChange}>
      <ColorButton
        label={label}
        value={value}
        onChange={onChange}
        aria-label={`Pick: ${label}`}
        className="touch-target size-3.5 shrink-0 rounded-full inset-ring inset-ring-text/14"
        style={{ background: value }}
      />
    </HexField>
  );
}
