import { commonWording } from '@poku/shared/domain/wording/common';
import { useRevalidator } from '@poku/shared/router';
import { ErrorPanel } from '@poku/shared/ui';
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
