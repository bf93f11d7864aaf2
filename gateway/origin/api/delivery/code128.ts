/** Code 128, the bar code that couriers scan (ISO/IEC 15417), as an SVG drawing. No database here. */

/** Widths of bars and gaps in turn, by the value of a character; 103 and more are control characters. */
const PATTERNS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/);

const START_B = 104;
const STOP = 106;
/** Quiet zone in modules on both sides of the bars, required by scanners. */
const QUIET = 10;
const HEIGHT = 60;

/** Values of the characters of a text: of set B, with start, check and stop. Throws RangeError for what the set does not have. */
export function code128(text: string): number[] {
  const values = Array.from(text, (sign) => {
    const value = (sign.codePointAt(0) ?? 0) - 32;
    if (value < 0 || value > 94) throw new RangeError('Code 128 takes printable ASCII only');
    return value;
  });
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103;
  return [START_B, ...values, check, STOP];
}

/** The drawing, as wide as its container; its text is the accessible label. `text`: printable ASCII. */
export function barcodeSvg(text: string): string {
  let at = QUIET;
  let bars = '';
  for (const value of code128(text))
    for (const [index, width] of (PATTERNS[value] ?? '').split('').entries()) {
      if (index % 2 === 0) bars += `M${at} 0h${width}v${HEIGHT}h-${width}z`;
      at += Number(width);
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at + QUIET} ${HEIGHT}" preserveAspectRatio="none" shape-rendering="crispEdges" role="img" aria-label="Code-barres"><path d="${bars}" fill="#000"/></svg>`;
}
