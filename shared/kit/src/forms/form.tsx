import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { Stack } from '@poku/kit';
import { type FormErrors, toFinalFormErrors } from './form-errors';

export interface FormProps<Values extends object> {
  /** A value for every field; keep its identity stable, or the form starts anew. */
  readonly initialValues: Values;
  /** Checks that need more than one field. A field's own check stands at the field. */
  readonly validate?: (values: Values) => FormErrors<Values>;
  /** Runs when every check passes. What it returns is shown at the fields, `form` above its `SubmitButton`. */
  readonly onSubmit: (
    values: Values,
  ) => Promise<FormErrors<Values> | undefined> | FormErrors<Values> | undefined;
  readonly children: ReactNode;
  /** Name of the form for screen readers. */
  readonly label?: string;
}

/** A form over react-final-form. After a refused submit the first wrong field has the focus. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, children, label } = props;
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return (
    <FinalForm<Values>
      initialValues={initialValues}
      validate={validate && ((values) => toFinalFormErrors(validate(values)))}
      onSubmit={async (values) => toFinalFormErrors(await onSubmit(values))}
      subscription={{}}
    >
      {({ handleSubmit }) => {
        async function handleFormSubmit(event: FormEvent) {
          await handleSubmit(event);
          setAttempts((count) => count + 1);
        }
        return (
          <form
            ref={element}
            noValidate
            aria-label={label}
            onSubmit={(event) => void handleFormSubmit(event)}
          >
            <Stack $gap={5}>{children}</Stack>
          </form>
        );
      }}
    </FinalForm>
  );
}
