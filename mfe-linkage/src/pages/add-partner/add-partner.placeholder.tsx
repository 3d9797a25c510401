import { Stack } from '@poku/kit';
import { TextBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { AddDrawing } from './add-drawing';
import { Intro, Options } from './add-partner.styles';
import { OptionCard } from './option-card';

/** Only how many are linked is missing. */
export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      <AddDrawing />
      <Intro>{linkageWording.addIntro}</Intro>
      <Options as="ul" $columns={1}>
        <li>
          <OptionCard
            to={paths.partners()}
            icon="gift"
            name={linkageWording.addPartner}
            note={linkageWording.addPartnerNote}
            state={<TextBone $font="caption" $width="9rem" />}
          />
        </li>
        <li>
          <OptionCard
            to={paths.ewallets()}
            icon="wallet"
            name={linkageWording.addEwallet}
            note={linkageWording.addEwalletNote}
            state={<WordBones font="caption" count={4} />}
          />
        </li>
      </Options>
    </Stack>
  </Waiting>
);
