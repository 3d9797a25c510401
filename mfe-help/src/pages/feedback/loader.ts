import type { PageArgs } from '@poku/shared/contract';

export const loader = ({ platform, request }: PageArgs) =>
  platform.api.help.questions({ signal: request.signal });
