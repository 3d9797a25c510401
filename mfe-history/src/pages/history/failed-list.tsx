import { useBackOnline } from '@poku/shared/hooks';
import { useRevalidator } from '@poku/shared/router';
import { ErrorPanel } from '@poku/shared/ui';

/** Rows that could not be read; they come by a press, or by themselves once the network is back. */
export function FailedList({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  const retry = () => void revalidate();
  useBackOnline(retry);
  return <ErrorPanel title={message} onRetry={retry} isRetrying={state === 'loading'} />;
}
