import { Picture, radius } from '@poku/kit';
import type { ReactNode } from 'react';
import type { EarnEntry } from '../../calls/history';
import { End, Main, Muted, Name, Row, Words } from './entry.styles';

interface EarnLineProps {
  readonly entry: Pick<EarnEntry, 'partnerName' | 'partnerImage' | 'description'>;
  readonly when: string;
  /** Its points. */
  readonly children: ReactNode;
}

/** Points of a partner as a list item: who gave them, for what and when, with how many at the end. */
export function EarnLine({
  entry: { partnerName, partnerImage, description },
  when,
  children,
}: EarnLineProps) {
  return (
    <Row>
      <Main $pictureWidth={44}>
        <Picture src={partnerImage} alt="" ratio="1:1" width={44} fit="contain" round={radius.control} />
        <Words>
          <Name>{partnerName}</Name>
          {description !== '' && <Muted>{description}</Muted>}
          <Muted>{when}</Muted>
        </Words>
        <End>{children}</End>
      </Main>
    </Row>
  );
}
