import { Caption, Points, Section } from '@poku/kit';
import { Bone, TextBone } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { myPointsWording } from '../../wording/my-points';
import { Part, Parts } from './points-overview.styles';

export const Placeholder = () => (
  <Section title={myPointsWording.title} more={{ to: paths.points(), label: myPointsWording.details }}>
    <Parts>
      <Part>
        <Points value={null} size="title" />
        <Caption>{myPointsWording.total}</Caption>
        <Bone $height="8px" />
        <TextBone $font="caption" $width="14rem" />
      </Part>
      <Part>
        <div>
          <TextBone $font="body" $width="7rem" />
          <TextBone $font="body" $width="9rem" />
        </div>
      </Part>
      <Part>
        <TextBone $font="body" $width="11rem" />
        <Bone $height="8px" />
      </Part>
    </Parts>
  </Section>
);
