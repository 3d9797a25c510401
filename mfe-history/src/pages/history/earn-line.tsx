import { Picture, radius } from '@poku/kit';
import type { ReactNode } from 'react';
import type { EarnEntry } from '../../calls/history';
import { End, Main, Muted, Name, Row, Top, Words } from './entry.styles';

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
  /** Beside the name. */
  readonly end?: ReactNode;
}

/** Who gave points, and for what. */
export const EarnWhat = ({ entry, note, end }: EarnWhatProps) => {
  const { partnerName, partnerImage, description } = entry;
  return (
    <Main $pictureWidth={44}>
      <Picture src={partnerImage} alt="" ratio="1:1" width={44} fit="contain" round={radius.control} />
      <Words>
        <Top>
          <Name>{partnerName}</Name>
          {end}
        </Top>
        {description !== '' && <Muted>{description}</Muted>}
        {note}
      </Words>
    </Main>
  );
};

/** Points of a partner as a list item: who gave them, for what and when, with how many at the end. */
export const EarnLine = ({ entry, when, children }: EarnLineProps) => (
  <Row>
    <EarnWhat entry={entry} note={<Muted>{when}</Muted>} end={<End>{children}</End>} />
  </Row>
);
