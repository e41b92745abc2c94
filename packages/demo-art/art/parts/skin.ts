import { type Camera, type Point, project, viewDirection } from '../geometry/Camera'
import { clockwise } from '../geometry/clockwise'
import { convexHull } from '../geometry/convexHull'
import { surfaceNormal } from '../geometry/surfaceNormal'
import { dot, type Vec3 } from '../geometry/Vec3'
import { anyPaint, luminance, parseHex, type Rgb, type Shade, shadedColour, shadePaint, toShade } from '../paint'
import { pathThrough } from '../svg/pathThrough'
import type { Stop, SvgSheet } from '../svg/SvgSheet'

export interface Skin {
  /** `a` runs along a strip (the gradient's direction), `b` from strip to strip. */
  surface: (a: number, b: number) => Vec3
  along: readonly number[]
  across: readonly number[]
  inside: (p: Vec3) => Vec3
  /** Strips that wrap round a corner shade by picture x; flat ones along their own axis. */
  wraps: boolean
  /** Lids and roofs are drawn whole: what their crown hides is covered by later layers anyway. */
  whole?: boolean
  /** Range along the strip in which the surface has a normal for shading: the tip of a lid has none. */
  shadeWithin?: readonly [number, number]
}

/** Paints one lofted surface as a few long strips, each a gradient of true shading. Returns its outline. */
export function paintSkin(sheet: SvgSheet, camera: Camera, paint: string, skin: Skin): string {
  const rows: { top: Point[]; bottom: Point[] }[] = []
  for (let row = 0; row + 1 < skin.across.length; row++) {
    const b0 = skin.across[row] ?? 0
    const b1 = skin.across[row + 1] ?? 0
    const mid = (b0 + b1) / 2
    const placeAt = placesOf(skin, mid)
    const run = longestVisibleRun(camera, skin, placeAt)
    if (run.length > 1) {
      const spots = run.map((a) => {
        const { p } = placeAt(a)
        const [low, high] = skin.shadeWithin ?? [a, a]
        const { n } = placeAt(Math.max(low, Math.min(high, a)))
        return { at: project(camera, p), shade: toShade(n, viewDirection(camera, p)) }
      })
      // Each strip reaches a little under the next, so that no seam shows the backdrop.
      const overlap = (b1 - b0) * 0.25
      const top = run.map((a) => project(camera, skin.surface(a, Math.min(b1 + overlap, skin.across.at(-1) ?? 1))))
      const bottom = run.map((a) => project(camera, skin.surface(a, b0)))
      rows.push({ top: run.map((a) => project(camera, skin.surface(a, b1))), bottom })
      if (!isOnSheet(sheet, bottom) && !isOnSheet(sheet, top)) continue
      sheet.path(pathThrough([...top, ...[...bottom].reverse()], true, 1), { fill: stripFill(sheet, spots, skin.wraps, paint) })
    }
  }
  // A lid seen at a grazing angle folds over itself; its hull does not, and a fold would cut a hole into the clip.
  if (skin.whole) return pathThrough(clockwise(convexHull(rows.flatMap((r) => [...r.top, ...r.bottom]))))
  return outlineOf(rows)
}

const isOnSheet = (sheet: SvgSheet, points: readonly Point[]): boolean =>
  points.some(([x, y]) => x > -20 && x < sheet.width + 20 && y > -20 && y < sheet.height + 20)

function outlineOf(rows: readonly { top: Point[]; bottom: Point[] }[]): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return ''
  const ends = (pick: (list: Point[]) => Point | undefined) =>
    rows.flatMap((r) => [pick(r.bottom), pick(r.top)]).filter((p): p is Point => p !== undefined)
  const right = ends((list) => list.at(-1))
  const left = ends((list) => list[0])
  return pathThrough(clockwise([...first.bottom, ...right, ...[...last.top].reverse(), ...left.reverse()]))
}

interface Place {
  readonly p: Vec3
  readonly n: Vec3
}

/** The points of one strip with their normals, which are most of the work: each is used for its visibility and for its shading. */
function placesOf({ surface, inside }: Skin, b: number): (a: number) => Place {
  const known = new Map<number, Place>()
  return (a) => {
    const before = known.get(a)
    if (before) return before
    const p = surface(a, b)
    const place = { p, n: surfaceNormal(surface, a, b, inside(p)) }
    known.set(a, place)
    return place
  }
}

function longestVisibleRun(camera: Camera, skin: Skin, placeAt: (a: number) => Place): number[] {
  if (skin.whole) return [...skin.along]
  const runs: number[][] = []
  let run: number[] = []
  const seen = skin.along.map((a) => {
    const { p, n } = placeAt(a)
    return dot(n, viewDirection(camera, p)) > 0
  })
  skin.along.forEach((a, i) => {
    if (seen[i] || seen[i - 1] || seen[i + 1]) run.push(a)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  })
  if (run.length > 0) runs.push(run)
  return runs.reduce((best, r) => (r.length > best.length ? r : best), [])
}

function stripFill(sheet: SvgSheet, spots: readonly { at: Point; shade: Shade }[], wraps: boolean, paint: string): string {
  const first = spots[0]
  const last = spots.at(-1)
  if (!first || !last) return 'none'
  const xs = spots.map((s) => s.at[0])
  const from: Point = wraps ? [Math.min(...xs), 0] : first.at
  const to: Point = wraps ? [Math.max(...xs), 0] : last.at
  const axis = [to[0] - from[0], to[1] - from[1]] as const
  const length = axis[0] ** 2 + axis[1] ** 2 || 1
  // A strip may fold back behind its own edge; only the part between its outermost points counts.
  const ends = [xs.indexOf(Math.min(...xs)), xs.indexOf(Math.max(...xs))].sort((a, b) => a - b)
  const shown = wraps ? spots.slice(ends[0], (ends[1] ?? spots.length) + 1) : spots
  const stops = shown
    .map(({ at, shade }) => ({ at: ((at[0] - from[0]) * axis[0] + (wraps ? 0 : (at[1] - from[1]) * axis[1])) / length, shade }))
    .sort((a, b) => a.at - b.at)
  return sheet.linear(from, to, thinOut(stops, paint))
}

/** The palest and the darkest paint. If the paint is a variable of the picture, the gradient must have no visible steps in either. */
const extremes: readonly Rgb[] = [
  [241, 242, 240],
  [23, 25, 28],
]

/** Drops stops that the neighbours already imply: halves the file without a visible difference. */
function thinOut(stops: readonly { at: number; shade: Shade }[], paint: string): Stop[] {
  const off = (paint === anyPaint ? extremes : [parseHex(paint)]).map((base) => {
    // The eye sees smaller steps in dark paint than in pale paint.
    const tolerance = (5.8 + 5 * luminance(base)) * (paint === anyPaint ? 1.35 : 1)
    const colours = new Map(stops.map((stop) => [stop, shadePaint(base, stop.shade)]))
    return (before: (typeof stops)[number], stop: (typeof stops)[number], after: (typeof stops)[number]) => {
      const t = (stop.at - before.at) / (after.at - before.at || 1)
      const [from, at, to] = [colours.get(before), colours.get(stop), colours.get(after)]
      return at?.some((c, k) => Math.abs((from?.[k] ?? c) + ((to?.[k] ?? c) - (from?.[k] ?? c)) * t - c) > tolerance) ?? false
    }
  })
  const needed: { at: number; shade: Shade }[] = []
  stops.forEach((stop, i) => {
    const before = needed.at(-1)
    const after = stops[i + 1]
    if (!before || !after || off.some((isOff) => isOff(before, stop, after))) needed.push(stop)
  })
  return needed.map(({ at, shade }) => ({ at, colour: shadedColour(paint, shade) }))
}
