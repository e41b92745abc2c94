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
export const tint = (hex: string, amount: number): string =>
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

/** Lacquered paint: a diffuse base under a clear coat that mirrors sky and ground, more at grazing angles. */
export function shadePaint(base: Rgb, trueNormal: Vec3, view: Vec3): Rgb {
  const away = dot(trueNormal, view)
  // Just past the silhouette a surface turns away; it shades like the silhouette itself, or edges would look dirty.
  const normal = away < 0.04 ? normalise(subtract(trueNormal, scale(view, away - 0.04))) : trueNormal
  const facing = Math.max(0, dot(normal, view))
  const up = 2 * facing * normal[2] - view[2]
  const mirrored = surroundings(up)
  const light = Math.max(0, dot(normal, keyLight))
  const pale = luminance(base) ** 2
  const body = (0.52 + 0.38 * light + 0.1 * normal[2]) * (0.64 + 0.48 * mirrored + pale * (0.34 - 0.24 * mirrored))
  const coat = mirrored * (0.04 + 0.36 * (1 - Math.max(0.36, facing)) ** 3 + 0.09 * (1 - luminance(base))) + 0.1 * light ** 8
  return [0, 1, 2].map((i) => {
    const tone = i === 2 ? 255 : i === 1 ? 250 : 246
    const lit = (base[i] ?? 0) * body
    return lit + (tone - lit) * Math.min(0.85, coat)
  }) as unknown as Rgb
}
