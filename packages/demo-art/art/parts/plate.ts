import { project } from '../geometry/Camera'
import { bodyPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'

/** A blank number plate, flat on the nose (u 0) or tail (u 3), centred at height fraction f. */
export function paintPlate({ sheet, camera, model }: Scene, u: 0 | 3, f: number): void {
  const centre = bodyPoint(model, u, f)
  const x = centre[0] + (u === 0 ? -0.02 : 0.02)
  const at = (y: number, z: number) => project(camera, [x, y, centre[2] + z])
  const rect = (w: number, h: number) => pathThrough([at(-w, h), at(w, h), at(w, -h), at(-w, -h)])
  sheet.path(rect(0.195, 0.072), { fill: '#15181c', 'stroke-linejoin': 'round', stroke: '#15181c', 'stroke-width': 3 })
  sheet.path(rect(0.182, 0.06), { fill: '#eef0ee' })
  sheet.path(rect(0.12, 0.018), { fill: '#9aa2ab', opacity: 0.5 })
}
