import { Button, color, Dialog, font, radius, space, styled } from '@poku/kit';
import { Switch } from '@poku/kit/fields';
import { Fragment } from 'react';
import { shortcutsWording } from '../wording/shortcuts';
import type { Place } from './places';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  margin-bottom: ${space(3)};
  color: ${color('ink')};
`;
const Pressed = styled.dd`
  ${font('caption')}
  margin: 0;
  color: ${color('inkMuted')};
`;
const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  padding-inline: ${space(1.5)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.control};
  color: ${color('ink')};
  font: inherit;
`;
const Choice = styled.div`
  border-top: 1px solid ${color('line')};
  color: ${color('ink')};
`;

export interface ShortcutsDialogProps {
  /** Whether there is a catalogue to search. */
  readonly hasSearch: boolean;
  readonly places: readonly Place[];
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys that act by themselves, and the switch for all of them (WCAG 2.1.4). */
export function ShortcutsDialog({ hasSearch, places, isOn, onChange, onClose }: ShortcutsDialogProps) {
  const rows = [
    ...(hasSearch ? [{ does: shortcutsWording.search, keys: ['/'] }] : []),
    ...places.map(({ label, letter }) => ({ does: shortcutsWording.go(label), keys: ['g', letter] })),
    { does: shortcutsWording.list, keys: ['?'] },
  ];
  return (
    <Dialog
      open
      title={shortcutsWording.title}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {shortcutsWording.close}
        </Button>
      }
    >
      <Keys>
        {rows.map(({ does, keys }) => (
          <Fragment key={does}>
            <dt>{does}</dt>
            <Pressed>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${shortcutsWording.then} `}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </Pressed>
          </Fragment>
        ))}
      </Keys>
      <Choice>
        <Switch
          label={shortcutsWording.use}
          note={shortcutsWording.useNote}
          checked={isOn}
          onChange={onChange}
        />
      </Choice>
    </Dialog>
  );
}
