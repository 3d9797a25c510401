import { commonWording } from '@poku/domain/wording/common';
import { useRevalidator } from '@poku/kit/router';
import { ErrorPanel } from '@poku/kit';
import { entryWording } from '../../wording/entry';

/** 'Gagal mendapatkan partner data!' with another try ([A] §8). */
export function EntryFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      title={entryWording.partnerDataFailed}
      text={commonWording.disturbance}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
