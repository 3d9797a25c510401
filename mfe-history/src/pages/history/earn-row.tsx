import { formatTime } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { Badge, Picture, radius } from '@poku/kit';
import { type EarnEntry, historyTermWording } from '../../calls/history';
import { Amount, End, Main, Muted, Name, Row, Words } from './entry.styles';

export function EarnRow({ entry }: { readonly entry: EarnEntry }) {
  const { partnerName, partnerImage, points, description, at, status } = entry;
  const isSuccess = status === 'success';
  return (
    <Row>
      <Main $pictureWidth={44}>
        <Picture src={partnerImage} alt="" ratio="1:1" width={44} fit="contain" round={radius.control} />
        <Words>
          <Name>{partnerName}</Name>
          {description !== '' && <Muted>{description}</Muted>}
          <Muted>{formatTime(at)}</Muted>
        </Words>
        <End>
          <Amount $tone={isSuccess ? 'success' : 'inkMuted'}>
            {isSuccess ? `+${formatPoints(points)}` : formatPoints(0)}
          </Amount>
          <Badge $tone={isSuccess ? 'success' : 'error'}>{historyTermWording.status[status]}</Badge>
        </End>
      </Main>
    </Row>
  );
}
