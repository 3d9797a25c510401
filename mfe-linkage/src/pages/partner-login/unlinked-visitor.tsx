import { entryWording } from '@poku/shared/domain';
import { useLocation } from '@poku/shared/router';
import { paths } from '../../paths';
import { EntryQuestion } from './entry-question';

/** 'Akun kamu belum tersambung dengan …': leads to the linking page ([A] §2). */
export function UnlinkedVisitor({ partnerName }: { readonly partnerName: string }) {
  const { search } = useLocation();
  return (
    <EntryQuestion
      title={entryWording.notLinkedTitle}
      text={entryWording.notLinkedText(partnerName)}
      okPath={paths.partnerLink(search)}
    />
  );
}
