import type { ValidationResult, Validator } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject } from '../model/json';

/**
 * Asks a schema only about what it has not accepted before: of a theme of three thousand settings an
 * edit mostly changes a few. The schema of themes judges each card of a visual on its own, so those
 * accepted before may be left out of the question.
 */
export function piecewise(validator: Validator): (theme: Json) => ValidationResult {
  /** The text of each card as it was last accepted. */
  const accepted = new Map<string, string>();

  return (theme) => {
    const styles = isObject(theme) ? theme['visualStyles'] : undefined;
    if (!isObject(theme) || !isObject(styles)) return validator.validate(theme);
    const fresh = new Map<string, string>();
    const visualStyles = mapped(styles, (style, visual) =>
      mapped(style, (cards, preset) => {
        if (!isObject(cards)) return cards;
        const asked = Object.entries(cards).filter(([card, value]) => {
          const place = JSON.stringify([visual, preset, card]);
          const text = JSON.stringify(value);
          if (accepted.get(place) === text) return false;
          fresh.set(place, text);
          return true;
        });
        return Object.fromEntries(asked);
      }),
    );
    const result = validator.validate({ ...theme, visualStyles });
    if (result.valid) for (const [place, text] of fresh) accepted.set(place, text);
    return result;
  };
}

function mapped(value: Json, each: (value: Json, key: string) => Json): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, each(item, key)]),
  ) satisfies JsonObject;
}
