import { type Camera, cameraAt, fitCamera } from '../geometry/Camera'
import { range } from '../geometry/range'
import type { Vec3 } from '../geometry/Vec3'
import { bodyPoint, lidPoint } from '../model/bodyPoint'
import type { CarModel } from '../model/CarShape'
import { glassPoint, roofPoint } from '../model/glassPoint'
import { paintArches } from '../parts/arches'
import { paintBullbar } from '../parts/bullbar'
import { paintFace } from '../parts/face'
import { paintFlankDetails } from '../parts/flankDetails'
import { paintGlass } from '../parts/glass'
import { paintGroundShadow } from '../parts/groundShadow'
import { paintMirror } from '../parts/mirrors'
import { paintRoofRail } from '../parts/roofRails'
import { paintSkin, type Skin } from '../parts/skin'
import { paintTail } from '../parts/tail'
import { paintSportsBar, paintTub } from '../parts/tub'
import { paintFarWheels, paintWheel } from '../parts/wheels'
import type { VehicleArt } from '../VehicleArt'
import { wheelCamera } from './bikeView'
import { type Scene, seesTail } from './Scene'

const corner = [0, 0.15, 0.3, 0.42, 0.54, 0.66, 0.78, 0.9]
const flank = [1, 1.16, 1.32, 1.5, 1.68, 1.84, 2]
const half = [...corner, ...flank, ...[...corner].reverse().map((u) => 3 - u)]
/** Dense where the plan turns, sparse along the flank. */
const stations = [
  ...half
    .slice(1)
    .reverse()
    .map((u) => -u),
  ...half,
]
const bodyRows = [0, 0.06, 0.16, 0.3, 0.46, 0.61, 0.71, 0.76, 0.83, 0.89, 0.94, 1]
const wallRows = [0, 0.05, 0.3, 0.55, 0.8, 0.92, 0.97, 1]
const glassRows = [0, 0.3, 0.6, 0.85, 1]
const panelRows = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.82, 0.92, 1]
const lidRows = [-1, -0.8, -0.35, 0.35, 0.8, 1]
const roofRows = [-1, -0.8, -0.3, 0.3, 0.8, 1]

export function cameraFor(model: CarModel, angle: VehicleArt['angle']): Camera {
  const { nose, tail, halfWidth } = model.shape
  const middle: Vec3 = [(nose + tail) / 2, 0, 0]
  const top = model.reach?.top ?? topOf(model)
  const bulky = top > 2.2
  const wheel = model.wheels[0]
  if (angle === 'wheel' && wheel) return wheelCamera(wheel.x, wheel.radius)
  const camera =
    angle === 'side'
      ? cameraAt({ azimuth: 0, height: 1.05, distance: 16, target: middle })
      : angle === 'rear'
        ? cameraAt({ azimuth: -62, height: 1.45, distance: bulky ? 10.5 : 8.2, target: middle })
        : cameraAt({ azimuth: bulky ? 34 : 40, height: 1.38, distance: bulky ? 10.5 : 7.4, target: middle })
  const corners = [model.reach?.nose ?? nose, tail].flatMap((x) =>
    [-halfWidth, halfWidth].map((y): Vec3 => [x * 0.985, x < nose ? 0 : y, 0]),
  )
  const roof = [-0.6, 0.6].map((y): Vec3 => [middle[0], y, top])
  const width = (angle === 'rear' ? 900 : 1050) * model.widthInPicture
  return fitCamera(camera, [...corners, ...roof], { x: 600 - width / 2, y: 150, width, height: angle === 'side' ? 470 : 500 })
}

const topOf = (model: CarModel) => Math.max(...model.shape.belt.map((k) => k[1]), ...(model.shape.glasshouse?.roof.map((k) => k[1]) ?? []))

/** The painted skin of one lofted shape: body, lids and glasshouse, softened inside a crisp outline. */
export function paintShell({ sheet, camera, model, art }: Scene): void {
  const base = art.colour
  const { nose, tail } = model.shape
  const middleHeight = (model.shape.belt[0]?.[1] ?? 1) * 0.6
  const reach = Math.min(0.9, (tail - nose) * 0.4)
  const heart = (p: Vec3): Vec3 => [Math.max(nose + reach, Math.min(tail - reach, p[0])), 0, middleHeight]
  const below = (p: Vec3): Vec3 => [p[0], p[1] * 0.8, p[2] - 1]
  const outlines: string[] = []
  const skin = (
    surface: Skin['surface'],
    along: readonly number[],
    across: readonly number[],
    inside: Skin['inside'],
    wraps: boolean,
    colour = base,
    shadeWithin?: Skin['shadeWithin'],
  ) => {
    const outline = paintSkin(sheet, camera, colour, { surface, along, across, inside, wraps, whole: !wraps, shadeWithin })
    if (outline) outlines.push(outline)
  }
  const upper = model.twoTone ? '#15171a' : base
  const skins = sheet.capture(() => {
    const around = turned(stations, camera)
    skin((u, f) => bodyPoint(model, u, f), around, model.flatWalls ? wallRows : bodyRows, heart, true)
    if (topOf(model) < camera.eye[2] || model.shape.glasshouse)
      skin((u, q) => lidPoint(model, u, q), [0.03, ...half.slice(1, -1), 2.97], lidRows, below, false, base, [0.45, 2.55])
    if (!model.shape.glasshouse) return
    const middle = (p: Vec3): Vec3 => [(p[0] + nose + tail) / 3, 0, p[2] - 0.3]
    skin((u, v) => glassPoint(model, u, v), around, model.cargo === 'panels' ? panelRows : glassRows, middle, true, upper)
    skin((t, q) => roofPoint(model, t, q), range(0, 1, 0.1), roofRows, below, false, upper)
  })
  sheet.path(outlines.join(''), {
    fill: art.colour,
    stroke: '#0b0f16',
    'stroke-opacity': 0.5,
    'stroke-width': 2.5,
    'stroke-linejoin': 'round',
  })
  sheet.group({ 'clip-path': sheet.clip(...outlines) }, () => {
    sheet.group({ filter: sheet.blur(2.2, 'x="-1%" y="-1%" width="102%" height="102%"') }, () => sheet.add(skins))
  })
}

/** A whole car: shadow and far side first, then the shell, then everything that lies on it. */
export function paintCar(scene: Scene): void {
  const { model } = scene
  paintGroundShadow(scene)
  paintFarWheels(scene)
  if (model.shape.glasshouse) paintMirror(scene, -1)
  if (model.roofRails) paintRoofRail(scene, -1)
  if (model.bullbar && seesTail(scene.camera)) paintBullbar(scene)
  if (model.sportsBar && !seesTail(scene.camera)) paintSportsBar(scene)
  paintShell(scene)
  paintCarDetails(scene)
}

export function paintCarDetails(scene: Scene): void {
  const { model } = scene
  paintGlass(scene)
  if (model.roofRails) paintRoofRail(scene, 1)
  if (model.cargo === 'tub') paintTub(scene)
  if (model.sportsBar && seesTail(scene.camera)) paintSportsBar(scene)
  paintFace(scene)
  paintTail(scene)
  paintFlankDetails(scene)
  paintArches(scene)
  for (const wheel of model.wheels) paintWheel(scene, wheel)
  if (model.shape.glasshouse) paintMirror(scene, 1)
  if (model.bullbar && !seesTail(scene.camera)) paintBullbar(scene)
}

/** Strips must start where they are hidden from the eye, or the visible run would be cut in two. */
function turned(list: readonly number[], camera: Camera): number[] {
  const seesTail = camera.forward[0] < 0
  return seesTail ? [...list.map((u) => (u < 0 ? u + 6 : u))].sort((a, b) => a - b).map((u) => (u > 3 ? u - 6 : u)) : [...list]
}
