/** Geometry of the price history: a step line, because each price applies until the next one. */

export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** TND. */
  readonly price: number;
}

export interface PriceSteps {
  /** The line as SVG path data, from the first price to now. */
  readonly line: string;
  /** The line closed down to the bottom of the drawing. */
  readonly area: string;
  /** Round prices within the drawing, ascending, with their height. */
  readonly priceTicks: readonly { readonly price: number; readonly y: number }[];
  /** Instants along the x-axis, including the first price's and now. */
  readonly timeTicks: readonly { readonly at: number; readonly x: number }[];
  /** End point of the current price. */
  readonly end: { readonly x: number; readonly y: number };
  readonly lowest: PricePoint;
  readonly highest: PricePoint;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Free space on each side, in the drawing's units. */
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** The nearest larger of 1, 2, 5 × 10ⁿ, for round ticks. */
function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * magnitude >= rough) ?? 10;
  return factor * magnitude;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Computes the positions of prices in a frame. Points may be in any order; those after `now` are left out. null: fewer than two
 * prices, so there is no history to draw.
 */
export function priceSteps(points: readonly PricePoint[], now: number, frame: Frame): PriceSteps | null {
  const sorted = points.filter((point) => point.at <= now).sort((a, b) => a.at - b.at);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (sorted.length < 2 || !first || !last) return null;

  const lowest = sorted.reduce((best, point) => (point.price < best.price ? point : best));
  const highest = sorted.reduce((best, point) => (point.price > best.price ? point : best));
  // A constant price still gets a range of its own, to be drawn in its middle.
  const spread = highest.price - lowest.price || Math.max(highest.price * 0.1, 1);
  const step = roundStep(spread / 3);
  const bottomPrice = Math.max(0, Math.floor((lowest.price - spread * 0.1) / step) * step);
  const topPrice = Math.ceil((highest.price + spread * 0.1) / step) * step;
  const span = Math.max(1, now - first.at);

  const x = (at: number) =>
    round(frame.start + ((at - first.at) / span) * (frame.width - frame.start - frame.end));
  const y = (price: number) =>
    round(
      frame.height -
        frame.bottom -
        ((price - bottomPrice) / (topPrice - bottomPrice)) * (frame.height - frame.top - frame.bottom),
    );

  let line = `M${x(first.at)} ${y(first.price)}`;
  for (const point of sorted.slice(1)) line += `H${x(point.at)}V${y(point.price)}`;
  line += `H${x(now)}`;
  const foot = frame.height - frame.bottom;

  const priceTicks: { price: number; y: number }[] = [];
  const count = Math.round((topPrice - bottomPrice) / step);
  for (let index = 0; index <= count; index += 1) {
    const price = Math.round((bottomPrice + index * step) * 1000) / 1000;
    priceTicks.push({ price, y: y(price) });
  }
  return {
    line,
    area: `${line}V${foot}H${x(first.at)}Z`,
    priceTicks,
    timeTicks: [0, 0.5, 1].map((part) => ({ at: first.at + part * span, x: x(first.at + part * span) })),
    end: { x: x(now), y: y(last.price) },
    lowest,
    highest,
  };
}
