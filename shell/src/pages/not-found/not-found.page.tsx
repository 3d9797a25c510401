import { commonWording } from '@poku/domain/wording/common';
import { ButtonLink, EmptyState } from '@poku/kit';

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
