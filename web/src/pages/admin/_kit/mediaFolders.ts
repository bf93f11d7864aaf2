import { MEDIA_FOLDERS } from '../../../../../gateway/contract/rules/media.ts';
import type { MediaFolder } from './__generated__/PictureFieldQuery.graphql.ts';

/** Folders of the media library: their paths in uploads with their names in the schema. */
export const FOLDERS = MEDIA_FOLDERS.map((path) => ({
  path,
  name: path.replace('/', '_').toUpperCase() as MediaFolder,
}));

/** Path of a folder in uploads. */
export const folderPath = (folder: MediaFolder): string =>
  FOLDERS.find(({ name }) => name === folder)?.path ?? 'products/images';
