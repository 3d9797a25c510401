import { Picture, radius } from '@poku/kit';
import type { ReactNode } from 'react';
import type { EarnEntry } from '../../calls/history';
import { End, Main, Muted, Name, Row, Words } from './entry.styles';

interface EarnSource {
  readonly entry: Pick<EarnEntry, 'partnerName' | 'partnerImage' | 'description'>;
}
interface EarnLineProps extends EarnSource {
  readonly when: string;
  /** Its points. */
  readonly children: ReactNode;
}

interface EarnWhatProps extends EarnSource {
  /** Below what it was for. */
  readonly note?: ReactNode;
  /** Behind the words. */
  readonly children?: ReactNode;
}

/** Who gave points, and for what. */
export const EarnWhat = ({ entry, note, children }: EarnWhatProps) => {
  const { partnerName, partnerImage, description } = entry;
  return (
    <Main $pictureWidth={44}>
      <Picture src={partnerImage} alt="" ratio="1:1" width={44} fit="contain" round={radius.control} />
      <Words>
        <Name>{partnerName}</Name>
        {description !== '' && <Muted>{description}</Muted>}
        {note}
      </Words>
      {children}
    </Main>
  );
};

/** Points of a partner as a list item: who gave them, for what and when, with how many at the end. */
export const EarnLine = ({ entry, when, children }: EarnLineProps) => (
  <Row>
    <EarnWhat entry={entry} note={<Muted>{when}</Muted>}>
      <End>{children}</End>
    </EarnWhat>
  </Row>
);
