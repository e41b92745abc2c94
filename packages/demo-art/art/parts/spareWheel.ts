import { project } from '../geometry/Camera'
import { convexHull } from '../geometry/convexHull'
import { range } from '../geometry/range'
import type { Vec3 } from '../geometry/Vec3'
import { bodyPoint } from '../model/bodyPoint'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'

/** A spare wheel under its cover, hung on the tailgate. */
export function paintSpareWheel({ sheet, camera, model }: Scene): void {
  const [x, , z] = bodyPoint(model, 3, 0.86)
  const ring = (at: number, radius: number) =>
    range(0, 345, 15).map((degrees): Vec3 => {
      const a = (degrees * Math.PI) / 180
      return [at, Math.cos(a) * radius, z + Math.sin(a) * radius]
    })
  const onPicture = (points: readonly Vec3[]) => points.map((point) => project(camera, point))
  const body = onPicture([...ring(x - 0.02, 0.34), ...ring(x + 0.17, 0.34)])
  sheet.path(pathThrough(convexHull(body)), { fill: '#131518', stroke: '#05070a', 'stroke-width': 2 })
  sheet.path(pathThrough(onPicture(ring(x + 0.18, 0.3))), { fill: '#2a2e33', stroke: '#4b525a', 'stroke-width': 2 })
  sheet.path(pathThrough(onPicture(ring(x + 0.185, 0.17))), { fill: 'none', stroke: '#4b525a', 'stroke-width': 2 })
}
