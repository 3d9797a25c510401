import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { partnersCall } from '@poku/flows/linking/calls/partners';
import { ButtonLink, Icon, Picture, radius, Section } from '@poku/kit';
import { useWidgetData } from '@poku/platform';
import { earnPartnersCall } from '../../calls/earn';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';
import { firstPointsWording } from '../../wording/first-points';
import { Intro, Mark, Reward, Title, Todo, WayBone, WayLink, Ways, Words } from './first-points.styles';
import { type FirstWay, firstWays, MAX_WAYS } from './first-ways';

const LOGO_PX = 48;

/** Where there is no page to link partners, there is no way by them. */
const readWays = async (_: PokuApi, options: CallOptions, { call, isKnownPath }: Platform) => {
  const [earnPartners, partners] = await Promise.all([
    call(earnPartnersCall, {}, options),
    isKnownPath(paths.partnerLinks()) ? call(partnersCall, {}, options) : [],
  ]);
  return firstWays(earnPartners, partners);
};
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

function Way({ way: { image, title, text, reward, to } }: { readonly way: FirstWay }) {
  return (
    <li>
      <WayLink to={to}>
        <Mark>
          <Picture src={image} alt="" ratio="1:1" width={LOGO_PX} fit="contain" round={radius.control} />
        </Mark>
        <Words>
          <Title>{title}</Title>
          <Reward>{reward}</Reward>
          <Todo>{text}</Todo>
        </Words>
        <Icon name="chevron" size={20} />
      </WayLink>
    </li>
  );
}

/** How somebody without points comes to the first ones, each way with what it gives. */
export function Widget() {
  const ways = useWidgetData(readWays, readAgainAt);
  return (
    <Section title={firstPointsWording.title}>
      <Intro>{firstPointsWording.text}</Intro>
      {ways?.length === 0 ? (
        <ButtonLink to={paths.earnPoint()}>{earnWording.title}</ButtonLink>
      ) : (
        <Ways>
          {ways === null
            ? Array.from({ length: MAX_WAYS }, (_, index) => <WayBone key={index} aria-hidden />)
            : ways.map((way) => <Way key={way.id} way={way} />)}
        </Ways>
      )}
    </Section>
  );
}
