import { storeFolder } from '../home';
import { folderObjects } from './folder-objects';
import type { ObjectStore } from './object-store';
import { s3Place } from './s3-place';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The objects of the store that commands work on: `POKU_STORE`, `s3://bucket/prefix`; default the folder in the home.
 * @throws Error that names the variable when it says something else
 */
export const openObjects = async (env: Env = process.env): Promise<ObjectStore> => {
  const place = s3Place(env);
  if (!place) return folderObjects(storeFolder());
  // The SDK is loaded by those who need it.
  return (await import('./s3-objects')).s3Objects(place);
};
