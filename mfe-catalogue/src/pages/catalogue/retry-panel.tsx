import { useRevalidator } from '@poku/kit/router';
import { ErrorPanel } from '@poku/kit';

export function RetryPanel({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return <ErrorPanel title={message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
