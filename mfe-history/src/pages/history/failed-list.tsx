import { useRevalidator } from '@poku/kit/router';
import { ErrorPanel } from '@poku/kit';

/** Rows that could not be read; they come by a press, or by themselves once the network or the API is back. */
export function FailedList({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return <ErrorPanel title={message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
