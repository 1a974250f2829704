import { useRef, type SyntheticEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from './api-error';
import { explainError } from './report-error';

interface Fault<Values extends FieldValues> {
  /** Field that shows the message; without one the whole form shows it. */
  field?: Path<Values>;
  /** Message; without one nothing is shown. */
  message?: string | undefined;
}

interface ServerFormOptions<Values extends FieldValues, Parsed> extends Pick<
  UseFormProps<Values, unknown, Parsed>,
  'mode' | 'reValidateMode' | 'values' | 'resetOptions'
> {
  schema: z.ZodType<Parsed, Values>;
  defaultValues?: DefaultValues<Values>;
  send: (values: Parsed) => Promise<unknown>;
  /** Explains an error for which the server names no field. */
  explain?: (error: unknown) => Fault<Values>;
}

/**
 * A form over react-hook-form: `schema` checks the fields, `send` runs once at a time, and the server's messages
 * appear at their fields, or for the whole form if the field isn't on the screen. The last part of a server's path
 * is enough: `billing.address.city` is the field `city`.
 */
export function useServerForm<Values extends FieldValues, Parsed = Values>({
  schema,
  send,
  explain = (error) => ({ message: explainError(error) }),
  ...options
}: ServerFormOptions<Values, Parsed>) {
  const form = useForm<Values, unknown, Parsed>({ ...options, resolver: zodResolver(schema) });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const isRunning = useRef(false);
  /** Fields of this render. A message at any other field would be invisible. */
  const shownFields = new Set<string>();

  function showFault(error: unknown) {
    const details = error instanceof ApiError ? error.details : [];
    const atFields = details.flatMap(({ field: path, message }) => {
      const name = [path, path.split('.').at(-1)].find((part) => shownFields.has(part ?? ''));
      return name === undefined ? [] : [{ name: name as Path<Values>, message }];
    });
    for (const { name, message } of atFields) {
      setError(name, { type: 'server', message }, { shouldFocus: name === atFields[0]?.name });
    }
    if (atFields.length > 0) return;
    const { field, message } = explain(error);
    if (message === undefined) return;
    setError(field ?? 'root', { type: 'server', message }, { shouldFocus: field !== undefined });
  }

  async function sendValues(values: Parsed) {
    try {
      await send(values);
    } catch (error) {
      showFault(error);
    }
  }

  const readError = (name: Path<Values>) => {
    const message: unknown = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return {
    form,
    isSubmitting,
    /** Failure of the whole form. */
    failure: errors.root?.message,
    /** Properties of the field `name`, with its error. */
    field: (name: Path<Values>) => {
      shownFields.add(name);
      return { ...register(name), error: readError(name) };
    },
    onSubmit: (event?: SyntheticEvent) => {
      event?.preventDefault();
      // React would pass the event on to a form around the dialog that holds this one.
      event?.stopPropagation();
      // A second handleSubmit would reset isSubmitting while the first still checks or sends.
      if (isRunning.current) return;
      isRunning.current = true;
      void handleSubmit(sendValues)(event).finally(() => (isRunning.current = false));
    },
  };
}
