import { commonWording } from '@poku/shared/domain/wording/common';
import { ButtonLink, EmptyState } from '@poku/shared/ui';

/** Any address without a page ([A] §2). */
export function NotFoundPage() {
  return (
    <EmptyState
      drawing="not-found"
      text={commonWording.notFoundText}
      action={<ButtonLink to="/">{commonWording.toHome}</ButtonLink>}
    />
  );
}
