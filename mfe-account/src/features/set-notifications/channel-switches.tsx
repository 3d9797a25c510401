import { useLayoutEffect, useRef } from 'react';
import { Card, color, font, space, styled } from '@poku/kit';
import { Switch } from '@poku/kit/fields';
import { accountWording } from '../../wording/account';
import { canTurnAll, type ChannelSwitch, type ChannelSwitches, turnSwitch } from '../../calls/channels';

const Group = styled(Card)`
  margin: 0;
  border: 0;
`;
const Legend = styled.legend`
  ${font('heading', 'bold')}
  float: left;
  width: 100%;
  padding: 0;
`;
const Rows = styled.div`
  clear: both;
  > * + * {
    border-top: 1px solid ${color('line')};
  }
`;
const Details = styled.div`
  padding-inline-start: ${space(4)};
  > * + * {
    border-top: 1px solid ${color('line')};
  }
`;

export interface ChannelSwitchGroupProps {
  readonly title: string;
  readonly switches: ChannelSwitches;
  readonly canPromo: boolean;
  /** The rows below 'Semua'. */
  readonly hasDetails: boolean;
  readonly onChange: (switches: ChannelSwitches) => void;
}

/** One channel with its three switches. When the one that was turned goes or is locked, the first that is left has the focus. */
export function ChannelSwitchGroup(props: ChannelSwitchGroupProps) {
  const { title, switches, canPromo, hasDetails, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const wasTurnedHere = useRef(false);
  const isAllOpen = canTurnAll(switches, canPromo);
  useLayoutEffect(() => {
    if (wasTurnedHere.current && root.current?.querySelector('input:focus:enabled') === null)
      root.current.querySelector<HTMLInputElement>('input:enabled')?.focus();
    wasTurnedHere.current = false;
  }, [switches, hasDetails]);

  const turn = (name: ChannelSwitch) => (isOn: boolean) => {
    wasTurnedHere.current = true;
    onChange(turnSwitch(switches, name, isOn, canPromo));
  };
  return (
    <Group as="fieldset">
      <Legend>{title}</Legend>
      <Rows ref={root}>
        <Switch
          label={accountWording.switchAll}
          note={isAllOpen ? undefined : accountWording.allNeedsEmail}
          checked={switches.all}
          disabled={!isAllOpen}
          onChange={turn('all')}
        />
        {hasDetails && (
          <Details>
            <Switch
              label={accountWording.switchPromo}
              note={canPromo ? undefined : accountWording.promoNeedsEmail}
              checked={switches.promo}
              disabled={!canPromo}
              onChange={turn('promo')}
            />
            <Switch
              label={accountWording.switchExpired}
              checked={switches.expired}
              onChange={turn('expired')}
            />
          </Details>
        )}
      </Rows>
    </Group>
  );
}
