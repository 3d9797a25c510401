import { useForm, useFormState } from 'react-final-form';

/** The values of the form around the caller; renders again on every change. */
export function useFormValues<Values extends object>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values;
}

/** What code may do to the form around it. */
export interface FormControl {
  /** Sets a field, for example after a scan or a choice in a dialog. */
  readonly change: (name: string, value: string | boolean | null) => void;
  /** Goes back to the initial values. */
  readonly reset: () => void;
  /** Sends the form as its button does, for example after the last digit of a code. */
  readonly submit: () => void;
}

/** Control over the form around the caller, for what no field does itself. */
export function useFormControl(): FormControl {
  const form = useForm();
  return {
    change: (name, value) => form.change(name, value),
    reset: () => form.reset(),
    submit: () => void form.submit(),
  };
}
