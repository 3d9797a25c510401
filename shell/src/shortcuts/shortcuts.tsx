import { usePlatform, useSession } from '@poku/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { App } from '../app';
import { type Asked, createKeyReader } from './keys';
import { CATALOGUE, openSearch } from './open-search';
import { placesOf } from './places';
import type { Preference } from './preference';
import { ShortcutsButton } from './shortcuts-button';
import { ShortcutsDialog } from './shortcuts-dialog';

export interface ShortcutsProps {
  readonly router: Pick<App['router'], 'navigate' | 'state' | 'subscribe'>;
  readonly preference: Preference;
}

/** A member's shortcuts, and what tells of them. A guest's pages lead nowhere that a key could. */
function MemberShortcuts({ router, preference }: ShortcutsProps) {
  const platform = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(preference.isOn);

  const act = useEffectEvent((asked: Asked | undefined): boolean => {
    const place =
      typeof asked === 'object' && placesOf(platform).find(({ letter }) => letter === asked.letter);
    if (asked === 'search') void openSearch({ platform, router });
    else if (asked === 'list') handleOpen();
    else if (place) void router.navigate(place.to);
    return asked === 'search' || asked === 'list' || Boolean(place);
  });
  useEffect(() => {
    const read = createKeyReader();
    const handleKey = (event: KeyboardEvent) => {
      // What is painted only stands for a page.
      if (window.pokuPainted || !preference.isOn()) return;
      if (act(read(event))) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [preference]);
  useEffect(() => {
    let shown = router.state.location;
    return router.subscribe(({ location }) => {
      if (location === shown) return;
      shown = location;
      setOpen(false);
    });
  }, [router]);

  function handleOpen() {
    // Another tab may have changed it.
    setOn(preference.isOn());
    setOpen(true);
  }
  function handleChange(next: boolean) {
    preference.set(next);
    setOn(preference.isOn());
  }
  return (
    <>
      <ShortcutsButton hasRail={platform.config.partner === null} onPress={handleOpen} />
      {isOpen && (
        <ShortcutsDialog
          hasSearch={platform.isKnownPath(CATALOGUE)}
          places={placesOf(platform)}
          isOn={isOn}
          onChange={handleChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The shortcuts of who is here: those of a member. */
export const Shortcuts = (props: ShortcutsProps) =>
  useSession().status === 'member' ? <MemberShortcuts {...props} /> : null;
