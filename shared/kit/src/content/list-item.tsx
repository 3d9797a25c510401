import { type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { type IconName } from '../icons/icon-shapes';
import { Link, type To } from '../own-router';
import { css, styled } from '../styled';
import { color, font, space } from '../theme';
import { Caption } from './caption';

const rowStyles = css`
  ${font('body')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  min-height: 56px;
  padding: ${space(2)} ${space(4)};
  border: 0;
  background: none;
  color: ${color('ink')};
  text-align: start;
  text-decoration: none;
  -webkit-tap-highlight-color: transparent;
`;
const touchStyles = css`
  cursor: pointer;
  &:hover,
  &:active {
    background: ${color('primarySoft')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const PlainRow = styled.div`
  ${rowStyles}
`;
const LinkRow = styled(Link)`
  ${rowStyles}
  ${touchStyles}
`;
const ButtonRow = styled.button`
  ${rowStyles}
  ${touchStyles}
  &:disabled {
    color: ${color('inkMuted')};
    cursor: not-allowed;
  }
`;
const Lead = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  color: ${color('primary')};
`;
const Words = styled.span`
  display: grid;
  flex: 1 1 6rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
  color: ${color('inkMuted')};
`;

/** With `to` it is a link, with `onClick` a button, else plain. */
export interface ListItemProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** A drawn icon, or a `Picture` 40 px wide. */
  readonly lead?: ReactNode;
  /** Name of a drawn icon; short for `lead`. */
  readonly icon?: IconName;
  /** Amount, badge or switch at the end. */
  readonly end?: ReactNode;
  readonly to?: To;
  readonly state?: unknown;
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  /** `false` leaves the chevron out, where long words need the room. */
  readonly hasChevron?: boolean;
}

/** A row of a `List`, at least 56 px high. A row that leads somewhere ends in a chevron, unless `hasChevron` says no. */
export function ListItem(props: ListItemProps) {
  const { title, note, lead, icon, end, to, state, onClick, disabled, hasChevron = true } = props;
  const isWay = to !== undefined && hasChevron;
  const content = (
    <>
      {(lead !== undefined || icon !== undefined) && (
        <Lead>{lead ?? (icon !== undefined && <Icon name={icon} />)}</Lead>
      )}
      <Words>
        <span>{title}</span>
        {note !== undefined && <Caption as="span">{note}</Caption>}
      </Words>
      {(end !== undefined || isWay) && (
        <End>
          {end}
          {isWay && <Icon name="chevron" size={20} />}
        </End>
      )}
    </>
  );
  return (
    <li>
      {to !== undefined ? (
        <LinkRow to={to} state={state} onClick={onClick}>
          {content}
        </LinkRow>
      ) : onClick !== undefined ? (
        <ButtonRow type="button" onClick={onClick} disabled={disabled}>
          {content}
        </ButtonRow>
      ) : (
        <PlainRow>{content}</PlainRow>
      )}
    </li>
  );
}
