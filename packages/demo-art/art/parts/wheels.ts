import { type Point, project } from '../geometry/Camera'
import { clockwise } from '../geometry/clockwise'
import { convexHull } from '../geometry/convexHull'
import { range } from '../geometry/range'
import type { Vec3 } from '../geometry/Vec3'
import { bodyPoint, flankAt, flankPoint, sillAt } from '../model/bodyPoint'
import type { CarModel, WheelPlace } from '../model/CarShape'
import { measureTyre } from '../model/measureTyre'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'
import { archLine } from './arches'
import { type WheelStyle, wheelFace } from './wheelFace'

const circle = (x: number, y: number, r: number, steer = 0): Vec3[] =>
  range(0, 350, 14).map((d) => {
    const a = (d * Math.PI) / 180
    return [x + Math.cos(a) * r * Math.cos(steer), y + Math.cos(a) * r * Math.sin(steer), r + Math.sin(a) * r]
  })

/** Distance of a near wheel's outer face from the middle of the vehicle. */
export const faceY = (scene: Scene, wheel: WheelPlace): number =>
  Math.abs(bodyPoint(scene.model, flankAt(scene.model, wheel.x), 0.7)[1]) - wheel.inset

/** Tyres of the far side, seen under the body. */
export function paintFarWheels(scene: Scene): void {
  const { sheet, camera, model } = scene
  for (const wheel of model.wheels) {
    const y = -faceY(scene, wheel)
    const points = [...circle(wheel.x, y, wheel.radius), ...circle(wheel.x, y + wheel.width, wheel.radius)].map((p) => project(camera, p))
    sheet.path(pathThrough(convexHull(points)), { fill: '#0a0b0d' })
  }
}

/** A near wheel: tread, then the face in perspective by one affine matrix. */
export function paintWheel(scene: Scene, wheel: WheelPlace): void {
  const { sheet, camera, art } = scene
  const y = faceY(scene, wheel)
  const tread = convexHull(
    [...circle(wheel.x, y, wheel.radius), ...circle(wheel.x, y - wheel.width, wheel.radius)].map((p) => project(camera, p)),
  )
  sheet.group({ 'clip-path': sheet.clip(pathThrough(clockwise(archLine(scene, wheel))), underSill(scene, wheel)) }, () => {
    sheet.path(pathThrough(tread), { fill: '#0d0e10' })
    sheet.add(`<g transform="${faceMatrix(scene, wheel, y)}">${wheelFace(art.seed, wheelOptions(scene))}</g>`)
    // The arch throws its shadow on the upper part of the wheel.
    const top = project(camera, [wheel.x, y, wheel.radius * 2])
    const low = project(camera, [wheel.x, y, wheel.radius * 0.9])
    sheet.path(pathThrough(tread), {
      fill: sheet.linear(top, low, [
        { at: 0, colour: '#000', opacity: 0.75 },
        { at: 0.35, colour: '#000', opacity: 0.25 },
        { at: 1, colour: '#000', opacity: 0 },
      ]),
    })
  })
}

function wheelOptions({ model }: Scene): { style?: WheelStyle; rim?: number; finish?: string } {
  if (model.look) return { style: model.look.wheels, finish: model.look.finish ?? 'silver', rim: rimPercent(model) }
  if (model.face === 'commercial') return { style: 'steel', rim: 64, finish: 'silver' }
  return { rim: rimPercent(model) }
}

/** How much of a wheel is rim: off the road tyres are tall, on it they are flat. */
export const rimPercent = ({ face, look }: Pick<CarModel, 'face' | 'look'>): number =>
  look ? measureTyre(look.tyre).rimPercent : face === 'rugged' ? 69 : face === 'sport' ? 78 : 74

function faceMatrix({ camera }: Scene, wheel: WheelPlace, y: number): string {
  const at = (dx: number, dz: number): Point => project(camera, [wheel.x + dx, y, wheel.radius + dz])
  const r = wheel.radius
  const [left, right, top, bottom] = [at(-r, 0), at(r, 0), at(0, r), at(0, -r)]
  const n = (value: number) => value.toFixed(4)
  return `matrix(${[(right[0] - left[0]) / 200, (right[1] - left[1]) / 200, (bottom[0] - top[0]) / 200, (bottom[1] - top[1]) / 200].map(n).join(' ')} ${((left[0] + right[0]) / 2).toFixed(1)} ${((top[1] + bottom[1]) / 2).toFixed(1)})`
}

/** Everything below the sill near this wheel: there a tyre is never hidden by the flank. */
function underSill({ camera, model }: Scene, wheel: WheelPlace): string {
  const reach = wheel.arch + 0.35
  const line = range(Math.max(model.shape.nose + 0.12, wheel.x - reach), Math.min(model.shape.tail - 0.12, wheel.x + reach), 0.1).map((x) =>
    project(camera, flankPoint(model, x, sillAt(model, x) + 0.02)),
  )
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
  const aside = 70
  return pathThrough(
    clockwise([[first[0] - aside, first[1]], ...line, [last[0] + aside, last[1]], [last[0] + aside, 900], [first[0] - aside, 900]]),
  )
}
