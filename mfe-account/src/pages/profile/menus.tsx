import { usePlatform } from '@poku/platform';
import { List, Section } from '@poku/kit';
import { accountWording } from '../../wording/account';
import { menuEntries, ownEntries, rowsOf } from './menu-entries';

/** 'Punyaku'. */
export function OwnMenu() {
  const rows = rowsOf(ownEntries, usePlatform().isKnownPath);
  return (
    rows.length > 0 && (
      <Section title={accountWording.mine}>
        <List>{rows}</List>
      </Section>
    )
  );
}

/** Settings and what is to be known of the app. */
export function SettingsMenu() {
  const rows = rowsOf(menuEntries, usePlatform().isKnownPath);
  return rows.length > 0 && <List aria-label={accountWording.menuLabel}>{rows}</List>;
}
