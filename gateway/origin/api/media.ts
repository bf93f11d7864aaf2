/** Addresses of stored pictures. */

/** Immutable path of a picture by its key; a key that is an absolute address stays as it is. */
export function mediaUrl(key: string): string {
  return key.startsWith('https://') || key.startsWith('/') ? key : `/media/${key}`;
}

/** As mediaUrl, for a picture that may be missing. */
export function mediaUrlOrNull(key: string | null | undefined): string | null {
  return key == null || key === '' ? null : mediaUrl(key);
}

/** The key of a picture by its path; an address elsewhere stays as it is. */
export const mediaKey = (url: string): string =>
  url.startsWith('/media/') ? url.slice('/media/'.length) : url;
