import { useRevalidator } from '@poku/kit/router';
import { ErrorPanel } from '@poku/kit';

/** Says in place what could not be read, and reads the page again. */
export function RetryPanel({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return <ErrorPanel title={message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
