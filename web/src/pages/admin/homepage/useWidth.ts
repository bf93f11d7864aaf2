import { useEffect, useState } from 'react';

/** Width of a picture in pixels; null until it is known. */
export function useWidth(url: string | null): number | null {
  const [found, setFound] = useState<{ readonly url: string; readonly width: number } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const picture = new Image();
    picture.addEventListener('load', () => setFound({ url, width: picture.naturalWidth }));
    picture.src = url;
    return () => {
      picture.src = '';
    };
  }, [url]);
  return found?.url === url ? found.width : null;
}
