/** Attribute of a room in what is painted of a page: the key under which this device notes that it is needed. */
export const ROOM_ATTRIBUTE = 'data-room';

/** Custom property with the height that a remote claims for the ways to the first points. */
export const WAYS_HEIGHT = '--poku-ways';

/** Whether what stands in a room stood there when its page was open last. @param key of storage */
export const isNoted = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Notes for the next start whether a room is needed. @param key of storage */
export const noteRoom = (key: string, isNeeded: boolean): void => {
  try {
    if (isNeeded) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Forbidden storage: the room is not kept at the next start.
  }
};
