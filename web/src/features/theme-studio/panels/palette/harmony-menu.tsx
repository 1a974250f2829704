import { createHarmony, HARMONIES } from '@flexa/theme-engine/model';
import { Menu, MenuItem } from '@/ui/menu';
import { useSettledDocument } from '../../store/settled';
import type { Trigger } from '../../parts/lazy-menu';
import { Strip } from '../../parts/strip';
import { takeColors } from './palette-actions';

/** Data colours in harmony with the first one. */
export default function HarmonyMenu({ trigger }: { trigger: Trigger }) {
  const first = useSettledDocument(({ decisions }) => decisions.dataColors[0] ?? '#2563c9');
  return (
    <Menu defaultOpen label="Harmonies" align="start" trigger={trigger}>
      {HARMONIES.map(({ kind, label }) => (
        <MenuItem key={kind} onSelect={() => takeColors(createHarmony(first, kind))}>
          <span className="flex-1">{label}</span>
          <Strip colors={createHarmony(first, kind)} className="h-4 w-20" />
        </MenuItem>
      ))}
    </Menu>
  );
}
