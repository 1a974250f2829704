import { useId, useRef, useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { isObject, type Json } from '@flexa/theme-engine/model';
import { readDataUrl } from './data-url';

/** Larger ones would fill most of a theme; saved themes hold 200 kB. */
const MAX_BYTES = 150_000;

interface ImageFieldProps {
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
  /** Takes the image out again. */
  onRemove?: () => void;
}

/** Embeds an image in the theme. The browser reads it and sends it nowhere. */
export function ImageField({ label, value, onChange, onRemove }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [error, setError] = useState('');
  const image = readImage(value);

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith('image/')) {
      return setError(`${file.name} is not an image.`);
    }
    if (file.size > MAX_BYTES) {
      const size = Math.ceil(file.size / 1000);
      return setError(`${file.name} is ${size} kB. An image in a theme can be at most 150 kB.`);
    }
    setError('');
    onChange({ name: file.name, scaling: 'Fill', url: await readDataUrl(file) });
  };

  return (
    <div className="py-1">
      <button
        type="button"
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
        className="flex h-14 w-full items-center justify-center gap-2 overflow-hidden rounded-8 border border-dashed border-line-2 text-14 text-muted transition-colors hover:border-input hover:text-text"
      >
        {image ? (
          <>
            <img src={image.url} alt="" className="h-10 max-w-20 rounded-6 object-contain" />
            <span className="max-w-30 truncate text-text">{image.name}</span>
          </>
        ) : (
          <>
            <ImagePlus aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {label}
          </>
        )}
      </button>
      <div className="mt-1 flex min-h-4 justify-between gap-2 text-12">
        <span
          id={noteId}
          role={error ? 'alert' : undefined}
          className={error ? 'text-danger' : 'text-muted'}
        >
          {error || 'Up to 150 kB, saved in the theme'}
        </span>
        {image && onRemove && (
          <button
            type="button"
            onClick={onRemove}
            className="touch-target shrink-0 font-medium text-brand-text hover:underline"
          >
            Remove
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function readImage(value: Json | undefined): { name: string; url: string } | undefined {
  if (!isObject(value) || typeof value.url !== 'string' || !value.url) return undefined;
  return { name: typeof value.name === 'string' ? value.name : 'Image', url: value.url };
}
