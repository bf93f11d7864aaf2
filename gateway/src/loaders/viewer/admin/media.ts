/** The media library. */
import { Media, MediaPage, SignatureAnswer } from '../../../../contract/media.ts';
import type { MediaChange, SignatureRequest } from '../../../../contract/media.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminMediaLoaders {
  /** `filter`: parameters of GET /v1/admin/media. */
  media(page: ListPage, filter: Query): Promise<MediaPage>;
  mediaById(id: string): Promise<Media>;
  changeMedia(id: string, change: MediaChange): Promise<Media>;
  deleteMedia(id: string): Promise<Media>;
  restoreMedia(id: string): Promise<Media>;
  /** `url`: address of the file that takes the place. */
  replaceMedia(id: string, url: string): Promise<Media>;
  signMediaUpload(picture: SignatureRequest): Promise<SignatureAnswer>;
}

export function createAdminMediaLoaders({ get, send, remove }: AdminCalls): AdminMediaLoaders {
  const asMedia = (json: unknown): Media => Media.parse(json);
  const pathOf = (id: string): string => `/v1/admin/media/${segment(id)}`;
  return {
    media: (page, filter) =>
      get(withQuery('/v1/admin/media', { ...page, ...filter }), (json) => MediaPage.parse(json)),
    mediaById: (id) => get(pathOf(id), asMedia),
    changeMedia: (id, change) => send(pathOf(id), change, asMedia),
    deleteMedia: (id) => remove(pathOf(id), asMedia),
    signMediaUpload: (picture) =>
      send('/v1/admin/media/signature', picture, (json) => SignatureAnswer.parse(json)),
    replaceMedia: (id, url) => send(`${pathOf(id)}/replace`, { url }, asMedia),
    restoreMedia: (id) => send(`${pathOf(id)}/restore`, {}, asMedia),
  };
}
