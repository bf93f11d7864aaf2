/** GET /media/<key>?w=<px>: a picture in one of the served widths, as AVIF or WebP; uploaded videos as they are, or a part of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, badInput, notFound } from '../base/errors.ts';
import { readMediaKey } from '../../contract/rules/media.ts';
import { formatFor, Gallery, type GalleryOptions } from './gallery.ts';
import { BusyError } from './jobs.ts';
import { MAX_ASKED_WIDTH, readWidth, type PictureWidth } from '../../contract/rules/pictures.ts';
import { MIME } from './formats.ts';
import { answerVideo, SANDBOX } from './video.ts';

export type MediaOptions = GalleryOptions;

interface WidthQuery {
  w?: string | string[];
}

export interface Media {
  gallery: Gallery;
  /**
   * Creates these pictures in the background, in order, while the gallery is idle. Takes keys or `/media/<key>` addresses, and served
   * widths.
   */
  warmPictures(keys: readonly string[], widths?: readonly PictureWidth[]): void;
}

/** For pictures that never change at their address. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * For a WebP that is served to a browser that accepts AVIF, because it was available first: cached only briefly, so that the AVIF
 * replaces it.
 */
const UNTIL_BETTER = 'public, max-age=300';

/** Adds the routes. Answers 404 for unknown keys, 400 naming `w` for invalid widths, and 503 with Retry-After when the queue is full. */
export function registerMedia(app: FastifyInstance, options: MediaOptions): Media {
  const gallery = new Gallery(options);
  app.addHook('onClose', () => gallery.close());
  const answerPicture = async (
    key: string,
    request: FastifyRequest<{ Querystring: WidthQuery }>,
    reply: FastifyReply,
  ) => {
    const { w } = request.query;
    const width = Array.isArray(w) ? null : readWidth(w);
    if (width === null) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send(badInput('w', `must be a width in pixels, from 1 to ${MAX_ASKED_WIDTH}`).body());
    }
    const wanted = formatFor(key, request.headers.accept);
    try {
      const picture = await gallery.picture(key, width, wanted);
      if (!picture)
        return reply.code(404).header('cache-control', 'public, max-age=60').send(notFound('Picture').body());
      reply
        .header('content-type', MIME[picture.format])
        .header('cache-control', picture.format === wanted ? IMMUTABLE : UNTIL_BETTER)
        .header('vary', 'Accept')
        .header('etag', picture.etag)
        .header('content-security-policy', SANDBOX);
      if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send();
      return reply.send(picture.data);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return reply
        .code(503)
        .header('retry-after', '2')
        .header('cache-control', 'no-store')
        .send(new ApiError('UNAVAILABLE', 'Too many pictures are being made; try again in a moment').body());
    }
  };
  app.get<{ Params: { key: string }; Querystring: WidthQuery }>('/media/:key', (request, reply) =>
    answerPicture(request.params.key, request, reply),
  );
  app.get<{ Params: { area: string; kind: string; file: string }; Querystring: WidthQuery }>(
    '/media/:area/:kind/:file',
    (request, reply) => {
      const { area, kind, file } = request.params;
      const key = `${area}/${kind}/${file}`;
      return readMediaKey(key)?.kind === 'video'
        ? answerVideo(options.files, key, request, reply)
        : answerPicture(key, request, reply);
    },
  );
  return {
    gallery,
    warmPictures(keys, widths = [640]) {
      gallery.warm(
        keys.map((key) => key.replace(/^\/media\//, '')),
        widths,
      );
    },
  };
}
