/** Pixels of one object, to be composited into a picture. */
import type { OverlayOptions } from 'sharp';

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels with alpha. */
export interface Layer {
  data: Buffer;
  width: number;
  height: number;
  /** Where the object is, when the layer has the object's shadow as well; else the object fills the layer. */
  body?: Box;
}

export const asOverlay = (layer: Layer, left: number, top: number): OverlayOptions => ({
  input: layer.data,
  raw: { width: layer.width, height: layer.height, channels: 4 },
  left: Math.round(left),
  top: Math.round(top),
});
