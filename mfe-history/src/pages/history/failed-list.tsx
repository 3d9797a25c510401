import { useRevalidator } from '@poku/shared/router';
import { ErrorPanel } from '@poku/shared/ui';

/** Rows that could not be read; they come by a press, or by themselves once the network or the API is back. */
export function FailedList({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return <ErrorPanel title={message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
