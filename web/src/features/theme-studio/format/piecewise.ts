import type { ValidationResult, Validator } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject } from '../model/json';

interface Answer {
  readonly text: string;
  readonly result: ValidationResult;
}

/**
 * Asks a schema visual by visual and remembers each answer: of a theme of three thousand settings an
 * edit mostly changes a few. The schema judges each key of a theme and each visual on its own, so
 * a theme is valid where all its pieces are.
 */
export function piecewise(validator: Validator): (theme: Json) => ValidationResult {
  const known = new Map<string, Answer>();

  function ask(place: string, piece: JsonObject): ValidationResult {
    const text = JSON.stringify(piece);
    const answer = known.get(place);
    if (answer?.text === text) return answer.result;
    const result = validator.validate(piece);
    known.set(place, { text, result });
    return result;
  }

  return (theme) => {
    const styles = isObject(theme) ? theme['visualStyles'] : undefined;
    if (!isObject(theme) || !isObject(styles)) return validator.validate(theme);
    const whole = ask('', { ...theme, visualStyles: {} });
    if (!whole.valid) return whole;
    for (const [visual, style] of Object.entries(styles)) {
      const result = ask(visual, { name: '', visualStyles: { [visual]: style } });
      if (!result.valid) return result;
    }
    return whole;
  };
}
