import { Link } from 'react-router-dom';
import { PRESET_NAMES, PRESETS, buildStudioPath } from '@/features/theme-studio';
import { cn } from '@/ui/cn';
import { Stream } from '@/ui/stream';
import { STREAM_HEIGHT, STREAM_WIDTH } from '@/ui/stream-shape';
import { ShadeStrip } from '../text/shade-strip';

const SLICES = PRESET_NAMES.map((name) => {
  const { colors, data } = PRESETS[name].dataTheme;
  const pair = colors.map((color) => color.toUpperCase()).join(' to ');
  return {
    name,
    pair,
    shades: data,
    link: { to: buildStudioPath(...colors), 'aria-label': `Open the studio with ${name}, ${pair}` },
  };
});

/** Shows the stream in the colours of five presets. Each links to the studio with its two colours. */
export function PresetSlices() {
  return (
    <>
      <SideBySideSlices />
      <StackedSlices />
    </>
  );
}

/** Draws five slices side by side. The hairlines between them continue through the text. */
function SideBySideSlices() {
  const width = STREAM_WIDTH / SLICES.length;
  return (
    <div className="hidden grid-cols-5 lg:grid">
      {SLICES.map(({ name, pair, shades, link }, i) => (
        <Link key={name} {...link} className={cn('group', i > 0 && 'border-l border-line-2')}>
          <Stream
            shape="float"
            colors={shades}
            gap="var(--surface)"
            viewBox={`${i * width} 0 ${width} ${STREAM_HEIGHT}`}
            className="h-[400px] w-full"
          />
          <span className={cn('block pt-4 pr-5', i > 0 && 'pl-4')}>
            <span className="block text-14 font-semibold">{name}</span>
            <span className="mt-0.5 block truncate text-12 text-muted">{pair}</span>
            <span className="mt-2 flex h-4 items-end">
              <ShadeStrip
                shades={shades}
                className="h-3 rounded-[4px] transition-[height] group-hover:h-4 group-focus-visible:h-4"
              />
            </span>
          </span>
        </Link>
      ))}
    </div>
  );
}

/** Stacks the slices on a phone, with the links in a list below. */
function StackedSlices() {
  const height = STREAM_HEIGHT / SLICES.length;
  return (
    <div className="lg:hidden">
      <div aria-hidden="true" className="grid gap-0.5">
        {SLICES.map(({ name, shades }, i) => (
          <Stream
            key={name}
            shape="float"
            colors={shades}
            gap="var(--surface)"
            viewBox={`0 ${i * height} ${STREAM_WIDTH} ${height}`}
            className="h-21 w-full"
          />
        ))}
      </div>
      <ul className="mt-5 border-t border-line">
        {SLICES.map(({ name, shades, link }) => (
          <li key={name} className="border-b border-line last:border-b-0">
            <Link {...link} className="flex h-[46px] items-center justify-between gap-6">
              <span className="text-14 font-medium">{name}</span>
              <ShadeStrip shades={shades} className="h-3.5 max-w-[54%] rounded-[4px]" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
