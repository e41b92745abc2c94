import { curveThrough } from './geometry/curveThrough'
import { dot, normalise, scale, subtract, type Vec3 } from './geometry/Vec3'

export type Rgb = readonly [number, number, number]

export function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]

/** Towards white for positive amounts, towards black for negative ones. */
export const tint = (hex: string, amount: number): string => (hex === anyPaint ? `${anyPaint}(${amount})` : tinted(hex, amount))

const tinted = (hex: string, amount: number): string =>
  toHex(mixRgb(parseHex(hex), amount > 0 ? [255, 255, 255] : [8, 10, 14], Math.abs(amount)))

export const luminance = ([r, g, b]: Rgb): number => (0.299 * r + 0.587 * g + 0.114 * b) / 255

/** What the paint mirrors, by the upward part of the reflected ray: dark ground, a crisp horizon, bright sky. */
const surroundings = curveThrough([
  [-1, 0.3],
  [-0.5, 0.2],
  [-0.14, 0.12],
  [-0.02, 0.22],
  [0.1, 0.78],
  [0.3, 0.92],
  [0.62, 0.72],
  [1, 1],
])
const keyLight = normalise([-0.5, 0.62, 0.7])

/** Light of a spot, independent of its paint: reflection, brightness, edge and gloss. */
export interface Shade {
  mirrored: number
  lit: number
  edge: number
  gloss: number
}

export function toShade(trueNormal: Vec3, view: Vec3): Shade {
  const away = dot(trueNormal, view)
  // Just past the silhouette a surface turns away; it shades like the silhouette itself, or edges would look dirty.
  const normal = away < 0.04 ? normalise(subtract(trueNormal, scale(view, away - 0.04))) : trueNormal
  const facing = Math.max(0, dot(normal, view))
  const light = Math.max(0, dot(normal, keyLight))
  return {
    mirrored: surroundings(2 * facing * normal[2] - view[2]),
    lit: 0.52 + 0.38 * light + 0.1 * normal[2],
    edge: (1 - Math.max(0.36, facing)) ** 3,
    gloss: light ** 8,
  }
}

/** Lacquered paint: a diffuse base under a clear coat that mirrors sky and ground, more at grazing angles. */
export function shadePaint(base: Rgb, { mirrored, lit, edge, gloss }: Shade): Rgb {
  const pale = luminance(base) ** 2
  const body = lit * (0.64 + 0.48 * mirrored + pale * (0.34 - 0.24 * mirrored))
  const coat = Math.min(0.85, mirrored * (0.04 + 0.36 * edge + 0.09 * (1 - luminance(base))) + 0.1 * gloss)
  const blend = (channel: number, tone: number) => channel * body + (tone - channel * body) * coat
  return [blend(base[0], 246), blend(base[1], 250), blend(base[2], 255)]
}

/** Placeholder of the paint: a drawing with it can be painted in any colour later. */
export const anyPaint = '#paint'

/** A shaded spot as a colour: of a given paint, or of the placeholder. */
export const shadedColour = (paint: string, shade: Shade): string =>
  paint === anyPaint
    ? `#shade(${[shade.mirrored, shade.lit, shade.edge, shade.gloss].map((part) => Math.round(part * 1_000)).join(' ')})`
    : toHex(shadePaint(parseHex(paint), shade))

/** Paints a drawing that has the placeholder paint. */
export function applyPaint(drawing: string, colour: string): string {
  const base = parseHex(colour)
  const known = new Map<string, string>()
  return drawing.replace(/#(paint|shade)(?:\(([^)]*)\))?/g, (match, kind: string, numbers: string | undefined) => {
    const found = known.get(match)
    if (found) return found
    const [mirrored = 0, lit = 0, edge = 0, gloss = 0] = (numbers ?? '').split(' ').map((part) => Number(part) / 1_000)
    const painted =
      kind === 'shade'
        ? toHex(shadePaint(base, { mirrored, lit, edge, gloss }))
        : numbers === undefined
          ? colour
          : tinted(colour, Number(numbers))
    known.set(match, painted)
    return painted
  })
}
