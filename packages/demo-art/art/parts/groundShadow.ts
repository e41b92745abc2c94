import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { bodyPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'

/** A flat shadow is far wider than high, so its filter needs room of its own. */
const floor = 'filterUnits="userSpaceOnUse" x="0" y="380" width="1200" height="420"'

/** A wide soft shadow, a dense one under the sills, and a breath of paint colour mirrored by the floor. */
export function paintGroundShadow({ sheet, camera, model, art }: Scene): void {
  const around = range(-2.9, 3, 0.2)
  const footprint = (grow: number) =>
    pathThrough(
      around.map((u) => {
        const [x, y] = bodyPoint(model, u, 0.3)
        const middle = (model.shape.nose + model.shape.tail) / 2
        return project(camera, [x + Math.sign(x - middle) * grow, y + Math.sign(y) * grow, 0])
      }),
    )
  sheet.path(footprint(0.16), { fill: art.colour, opacity: 0.16, filter: sheet.blur(22, floor) })
  sheet.path(footprint(-0.08), { fill: '#06080b', opacity: 0.78, filter: sheet.blur(13, floor) })
}
