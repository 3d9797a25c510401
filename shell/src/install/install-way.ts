import { STORAGE_KEYS } from '@poku/domain/brand';
import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the site (Web Application Manifest, `beforeinstallprompt`), which no other browser makes. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How Poku comes to the home screen of this device: `prompt` where the browser asks, `share` by the share sheet of an iPhone or iPad, `null`
 * where it cannot, where it is there already, and where the member put it off.
 */
export type InstallWay = 'prompt' | 'share' | null;

let offered: InstallPrompt | null = null;
/** Where storage is forbidden it is put off until the page is left. */
let isPutOffHere = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Keeps the browser's offer for the moment in which somebody wants it. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    offered = event;
    tell();
  });
  addEventListener('appinstalled', () => {
    offered = null;
    tell();
  });
}

const isPutOff = (): boolean => {
  try {
    return isPutOffHere || localStorage.getItem(STORAGE_KEYS.installPutOff) !== null;
  } catch {
    return false;
  }
};

/** Safari on an iPhone or iPad says whether it runs from the home screen; no other browser says anything. */
const isInSafari = (): boolean => Reflect.get(navigator, 'standalone') === false;

const readWay = (): InstallWay => {
  if (isPutOff()) return null;
  if (offered !== null) return 'prompt';
  return isInSafari() ? 'share' : null;
};

/** The member does not want to be asked on this device again. */
export function putOffInstall(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.installPutOff, '1');
  } catch {
    isPutOffHere = true;
  }
  tell();
}

/** Has the browser ask; its offer counts once. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = null;
  try {
    await prompt?.prompt();
  } finally {
    tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, readWay, () => null);
