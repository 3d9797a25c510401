import { useLayoutEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { toMessage } from './form-errors';

/** What every form field takes beside the props of its kit part. */
export interface FormInputProps<Value> {
  readonly name: string;
  /** Gives the text to show, or `undefined`; the checks of `@poku/domain` fit. */
  readonly validate?: (value: Value) => string | undefined;
}

/** A field of the form around it, as the kit's parts take it. */
export interface FormInput<Value> {
  readonly name: string;
  readonly value: Value;
  /** Known after blur or submit, or at once; a server's text until the field changes. */
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
}

/**
 * Lets the effects of this commit run before the browser takes the next key: react-final-form registers a field in an effect, and
 * what is typed before it does is overwritten by the initial value. An update from a layout effect is rendered at once, and React
 * runs all waiting effects before it renders.
 */
function useEffectsAtOnce(): void {
  const [, setIsThere] = useState(false);
  useLayoutEffect(() => setIsThere(true), []);
}

/**
 * Binds a field by name to the form around it.
 * @param empty value of a field that the form's initial values lack
 * @param tellsAtOnce whether what is wrong with a value is told while it is typed. Default never
 */
export function useFormInput<Value>(
  { name, validate }: FormInputProps<Value>,
  empty: Value,
  tellsAtOnce?: (value: Value) => boolean,
): FormInput<Value> {
  useEffectsAtOnce();
  const { input, meta } = useField<Value>(name, {
    parse: (value: Value) => value,
    format: (value: Value | undefined) => value ?? empty,
    validate: validate && ((value: Value | undefined) => validate(value ?? empty)),
  });
  const serverError = meta.dirtySinceLastSubmit === true ? undefined : toMessage(meta.submitError);
  const isTold = meta.touched === true || tellsAtOnce?.(input.value) === true;
  return {
    name,
    value: input.value,
    error: (isTold ? toMessage(meta.error) : undefined) ?? serverError,
    onChange: (value) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
  };
}
