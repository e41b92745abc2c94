import type { BikeStyle } from '../BikeStyle'
import { type Camera, cameraAt, fitCamera, type Point, project, scaleAt } from '../geometry/Camera'
import { convexHull } from '../geometry/convexHull'
import { range } from '../geometry/range'
import type { Vec3 } from '../geometry/Vec3'
import { tint } from '../paint'
import { paintBar } from '../parts/bar'
import { paintContacts } from '../parts/groundShadow'
import { spokedWheel, wheelFace } from '../parts/wheelFace'
import { pathThrough } from '../svg/pathThrough'
import type { SvgSheet } from '../svg/SvgSheet'
import { smoothPath } from '../svg/smoothPath'
import type { VehicleArt } from '../VehicleArt'

type Flat = readonly [number, number]

/** A bike in space: flat parts with a thickness, bars and wheels. x forward is negative, as for cars. */
export interface BikeScene {
  sheet: SvgSheet
  camera: Camera
  art: VehicleArt
  /** Maps a point of the generic drawing (`BikeMeasures`) to this motorcycle. */
  at: (point: Vec3) => Vec3
}

/** Measures, in metres, of a generic drawing: the shape that all models of a kind share, before it is stretched to a model. */
export interface BikeMeasures {
  readonly nose: number
  readonly tail: number
  readonly top: number
  readonly wheelbase: number
  readonly seat: number
  readonly wheel: number
}

/**
 * Stretches a generic drawing to a model's measures. Lengths follow the model's wheelbase. Heights above the wheels follow the model's
 * total height at the front and its seat height at the back.
 */
export function bikeAt({ wheelbase, seat, top, wheel }: BikeMeasures, style?: BikeStyle): BikeScene['at'] {
  if (!style) return (point) => point
  const [long, saddle, high] = style.size.map((mm) => mm / 1_000) as [number, number, number]
  const front = (high - wheel) / (top - wheel)
  const behind = (saddle - wheel) / (seat - wheel)
  return ([x, y, z]) => {
    const along = Math.max(0, Math.min(1, (x / wheelbase - 0.2) / 0.45))
    const tall = front + (behind - front) * along
    return [x <= 0 ? x : x <= wheelbase ? (x * long) / wheelbase : x - wheelbase + long, y, z <= wheel ? z : wheel + (z - wheel) * tall]
  }
}

export function bikeCamera(angle: VehicleArt['angle'], nose: number, tail: number, top: number): Camera {
  if (angle === 'wheel') return wheelCamera(0, 0.32)
  const target: Vec3 = [(nose + tail) / 2, 0, 0]
  const camera =
    angle === 'side'
      ? cameraAt({ azimuth: 0, height: 0.8, distance: 12, target })
      : angle === 'rear'
        ? cameraAt({ azimuth: -48, height: 1.05, distance: 5.5, target })
        : cameraAt({ azimuth: 30, height: 1.0, distance: 5.5, target })
  const corners: Vec3[] = [
    [nose, 0, 0],
    [tail, 0, 0],
    [(nose + tail) / 2, 0, top],
  ]
  return fitCamera(camera, corners, { x: 190, y: 130, width: 820, height: 540 })
}

/** Close up, square on: one wheel and what is around it. */
export function wheelCamera(x: number, radius: number): Camera {
  const camera = cameraAt({ azimuth: 0, height: 0.8, distance: 12, target: [x, 0, 0] })
  return fitCamera(
    camera,
    [
      [x - radius, 0, 0],
      [x + radius, 0, 0],
      [x, 0, radius * 2],
    ],
    { x: 300, y: 100, width: 600, height: 560 },
  )
}

/** A body part: outline in the middle plane, half thickness, and fill. The near face is lit, the edge is dark. */
export function paintSlab(
  { sheet, camera, at: placed }: BikeScene,
  outline: readonly Flat[],
  half: number,
  colour: string,
  options: { gloss?: boolean; edge?: string } = {},
): void {
  const at = (y: number) => outline.map(([x, z]) => project(camera, placed([x, y, z])))
  const near = at(half)
  const edge = options.edge ?? tint(colour, -0.55)
  // The swept side: hull of every short segment, so that concave outlines stay concave.
  const far = at(-half)
  near.forEach((p, i) => {
    const j = (i + 1) % near.length
    const corners = [p, near[j], far[i], far[j]].filter((c): c is Point => c !== undefined)
    sheet.path(pathThrough(convexHull(corners)), { fill: edge, stroke: edge, 'stroke-width': 0.8 })
  })
  const ys = near.map((p) => p[1])
  const [top, low] = [Math.min(...ys), Math.max(...ys)]
  const fill = options.gloss
    ? sheet.linear(
        [0, top],
        [0, low],
        [
          { at: 0, colour: tint(colour, 0.5) },
          { at: 0.22, colour: tint(colour, 0.14) },
          { at: 0.42, colour },
          { at: 0.6, colour: tint(colour, -0.22) },
          { at: 1, colour: tint(colour, -0.5) },
        ],
      )
    : sheet.linear(
        [0, top],
        [0, low],
        [
          { at: 0, colour: tint(colour, 0.22) },
          { at: 0.5, colour },
          { at: 1, colour: tint(colour, -0.35) },
        ],
      )
  sheet.path(smoothPath(near, true), { fill, stroke: '#0a0c0f', 'stroke-opacity': 0.45, 'stroke-width': 1.4 })
}

/** A line or plain shape lying on a plane beside the bike. */
export function paintFlat(
  { sheet, camera, at }: BikeScene,
  outline: readonly Flat[],
  y: number,
  attributes: Record<string, string | number>,
  closed = true,
): void {
  sheet.path(
    smoothPath(
      outline.map(([x, z]) => project(camera, at([x, y, z]))),
      closed,
    ),
    attributes,
  )
}

export function paintTube(scene: BikeScene, points: readonly Vec3[], width: number, colour = '#24282c', shine = '#8a929a'): void {
  paintBar(scene.sheet, scene.camera, points.map(scene.at), width, colour, shine)
}

export function paintBikeWheel(
  { sheet, camera, art, at: placed }: BikeScene,
  along: number,
  r: number,
  width: number,
  kind: 'cast' | 'laced',
): void {
  const [x] = placed([along, 0, r])
  const ring = (y: number) =>
    range(0, 350, 12)
      .map((d): Vec3 => [x + Math.cos((d * Math.PI) / 180) * r, y, r + Math.sin((d * Math.PI) / 180) * r])
      .map((p) => project(camera, p))
  sheet.path(pathThrough(convexHull([...ring(width / 2), ...ring(-width / 2)])), { fill: '#101214' })
  const at = (dx: number, dz: number) => project(camera, [x + dx, width / 2, r + dz])
  const [left, right, top, bottom] = [at(-r, 0), at(r, 0), at(0, r), at(0, -r)]
  const matrix = [(right[0] - left[0]) / 200, (right[1] - left[1]) / 200, (bottom[0] - top[0]) / 200, (bottom[1] - top[1]) / 200]
    .map((n) => n.toFixed(4))
    .join(' ')
  const face =
    kind === 'cast'
      ? wheelFace(art.seed, {
          style: (art.bike?.id.length ?? art.seed) % 2 === 0 ? 'twinSpoke' : 'ySpoke',
          rim: 78,
          finish: art.seed % 3 === 0 ? 'graphite' : 'black',
        })
      : spokedWheel()
  sheet.add(
    `<g transform="matrix(${matrix} ${((left[0] + right[0]) / 2).toFixed(1)} ${((top[1] + bottom[1]) / 2).toFixed(1)})">${face}</g>`,
  )
}

const floor = 'filterUnits="userSpaceOnUse" x="0" y="380" width="1200" height="420"'

/** `wheels`: the position of each wheel along the bike, and the width of its tyre. */
export function paintBikeShadow(
  { sheet, camera, at }: BikeScene,
  nose: number,
  tail: number,
  wheels: readonly { readonly x: number; readonly width: number }[],
): void {
  const footprint = (w: number, e: number): string =>
    pathThrough(
      (
        [
          [nose - e, -w, 0],
          [nose - e, w, 0],
          [tail + e, w, 0],
          [tail + e, -w, 0],
        ] as Vec3[]
      ).map((p) => project(camera, at(p))),
    )
  sheet.path(footprint(0.5, 0.06), { fill: '#05070b', opacity: 0.4, filter: sheet.blur(18, floor) })
  sheet.path(footprint(0.2, -0.1), { fill: '#05070b', opacity: 0.8, filter: sheet.blur(13, floor) })
  paintContacts(
    { sheet, camera },
    wheels.map(({ x, width }) => ({ x: at([x, 0, 0])[0], y: 0, radius: 0.3, width })),
  )
}

/** A headlamp, which looks ahead: as wide as one sees of its front. */
export function paintLamp({ sheet, camera, at }: BikeScene, point: Vec3, radius: number): void {
  const centre = at(point)
  const [x, y] = project(camera, centre)
  const r = scaleAt(camera, centre) * radius
  // From behind, its front is hidden; the narrow side of the lamp still shows.
  const wide = r * Math.max(0.24, camera.forward[0] > 0 ? Math.abs(camera.right[1]) * 1.3 : 0)
  const ring = (share: number, fill: string) =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(wide * share).toFixed(1)}" ry="${(r * share).toFixed(1)}" fill="${fill}"/>`
  sheet.add(ring(1, '#7d858c') + ring(0.9, '#e3edf4') + ring(0.5, '#fbfdff'))
}

export function paintRound({ sheet, camera, at }: BikeScene, point: Vec3, radius: number, fill: string, stroke = '#0d0f12'): void {
  const centre = at(point)
  const [x, y] = project(camera, centre)
  const r = scaleAt(camera, centre) * radius
  const squeeze = Math.max(0.35, Math.abs(camera.right[0]))
  sheet.add(
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * squeeze).toFixed(1)}" ry="${r.toFixed(1)}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
  )
}
