import { type Point, project } from '../geometry/Camera'
import { convexHull } from '../geometry/convexHull'
import { range } from '../geometry/range'
import type { Vec3 } from '../geometry/Vec3'
import { bodyPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import type { SvgSheet } from '../svg/SvgSheet'
import type { Scene } from '../views/Scene'
import { paintGroundMarks } from './groundMarks'
import { faceY } from './wheels'

/** A flat shadow is far wider than high, so its filter needs room of its own. */
const floor = 'filterUnits="userSpaceOnUse" x="0" y="380" width="1200" height="420"'

/** Path of a shape that will be blurred, so whole pixels are enough. */
const soft = (points: readonly Point[]): string => pathThrough(points, true, 1)

/** Higher than this, light comes through under the body. */
const darkHeight = 0.3

/** What the ground around a vehicle shows: marks, a soft shadow, the darkness under the body, and each tyre's contact. */
export function paintGroundShadow(scene: Scene): void {
  const { sheet, camera, model, art } = scene
  paintGroundMarks(scene)
  const around = range(-2.9, 3, 0.25)
  const middle = (model.shape.nose + model.shape.tail) / 2
  const ring = (grow: number, height: number) =>
    around.map((u) => {
      const [x, y, z] = bodyPoint(model, u, height > 0 ? 0 : 0.3)
      const place: Vec3 = [x + Math.sign(x - middle) * grow, y + Math.sign(y) * grow, Math.min(z, height)]
      return project(camera, place)
    })
  sheet.path(soft(ring(0.2, 0)), { fill: art.colour, opacity: 0.14, filter: sheet.blur(22, floor) })
  sheet.path(soft(ring(0.12, 0)), { fill: '#06080b', opacity: 0.45, filter: sheet.blur(15, floor) })
  // The dark core fills the area between the body's lower edge and its shadow, so that no ground shows there.
  sheet.path(soft(convexHull([...ring(-0.06, 0), ...ring(-0.06, darkHeight)])), {
    fill: '#06080b',
    opacity: 0.86,
    filter: sheet.blur(5, floor),
  })
  paintContacts(
    scene,
    model.wheels.flatMap((wheel) => {
      const y = faceY(scene, wheel)
      return [y, wheel.width - y].map((outside): Contact => ({ ...wheel, y: outside - wheel.width / 2 }))
    }),
  )
}

/** Where a tyre touches the ground: `y` is the middle of its tread. */
export interface Contact {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly width: number
}

/** Draws the dark edge under each tyre where it touches the ground. */
export function paintContacts({ sheet, camera }: { sheet: SvgSheet; camera: Scene['camera'] }, contacts: readonly Contact[]): void {
  const patches = contacts.map(({ x, y, radius, width }) =>
    soft(
      range(0, 315, 45).map((degrees) => {
        const a = (degrees * Math.PI) / 180
        return project(camera, [x + Math.cos(a) * radius * 0.75, y + Math.sin(a) * width * 0.85, 0])
      }),
    ),
  )
  sheet.path(patches.join(''), { fill: '#020304', opacity: 0.9, filter: sheet.blur(4, floor) })
}
