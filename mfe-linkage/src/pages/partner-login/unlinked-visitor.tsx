import { usePlatform } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';
import { EntryQuestion } from './entry-question';

/**
 * 'Akun kamu belum tersambung dengan …': leads to the linking page ([A] §2). Who does not want to now is not asked again: the
 * token is forgotten, and 'Daftar' leads to the registration.
 */
export function UnlinkedVisitor({ partnerName }: { readonly partnerName: string }) {
  const { search } = useLocation();
  const { entry } = usePlatform();
  return (
    <EntryQuestion
      title={entryWording.notLinkedTitle}
      text={entryWording.notLinkedText(partnerName)}
      okPath={paths.partnerLink(search)}
      onLater={() => entry.clear()}
    />
  );
}
