/** A whole SVG file. */
export function svgFile(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}

/** Puts a drawing of 120 × 120 at a place, scaled and turned about its middle (degrees). */
export function place(drawing: string, x: number, y: number, size: number, turn = 0): string {
  const scale = Math.round((size / 120) * 1000) / 1000;
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn} 60 60)">${drawing}</g>`;
}

/** A number from 0 to 2^32 that depends on the text alone, to vary drawings that stay the same on every build. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
