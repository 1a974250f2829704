import { Dialog } from '@/ui/dialog';
import { Kbd } from '../parts/kbd';
import { closeDialog } from '../store/panes';
import { useModifier } from '../parts/use-modifier';

/** Everything that has a key of its own. */
export default function KeysDialog() {
  const { key } = useModifier();
  const groups: readonly { title: string; keys: readonly (readonly [string, string])[] }[] = [
    {
      title: 'Theme',
      keys: [
        [key('Z'), 'Undo'],
        [`Shift ${key('Z')}`, 'Redo'],
        [key('S'), 'Download theme.json'],
        [`Shift ${key('C')}`, 'Copy JSON'],
        [key('K'), 'Find a setting'],
      ],
    },
    {
      title: 'Colours',
      keys: [
        ['S', 'Shuffle data colours'],
        ['L', 'Lock the focused colour'],
        ['Alt ↑', 'Move the focused colour up'],
        ['Alt ↓', 'Move it down'],
      ],
    },
    {
      title: 'Window',
      keys: [
        ['1 to 6', 'Open a section'],
        ['F6', 'Next column'],
        ['B', 'Next type of colour blindness'],
        ['Esc', 'Stop simulating'],
        ['?', 'Show shortcuts'],
      ],
    },
  ];
  return (
    <Dialog open onOpenChange={closeDialog} title="Keyboard shortcuts">
      <div className="grid gap-5 text-14">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1.5 text-12 font-medium text-muted">{title}</h3>
            <dl>
              {keys.map(([combination, what]) => (
                <div
                  key={combination}
                  className="flex h-9 items-center justify-between border-t border-line"
                >
                  <dt>{what}</dt>
                  <dd>
                    <Kbd>{combination}</Kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
