import { type Camera, project } from '../geometry/Camera'
import type { Vec3 } from '../geometry/Vec3'
import { pathThrough } from '../svg/pathThrough'
import type { Ground } from '../VehicleArt'
import type { Scene } from '../views/Scene'

/** A strip on the ground along x, in metres. */
const strip = (camera: Camera, [from, to]: readonly [number, number], [right, left]: readonly [number, number]): string => {
  const corners: Vec3[] = [
    [from, right, 0],
    [to, right, 0],
    [to, left, 0],
    [from, left, 0],
  ]
  return pathThrough(corners.map((corner) => project(camera, corner)))
}

/** Draws the marks on the ground. Called before the vehicle and its shadow are drawn. */
export function paintGroundMarks({ sheet, camera, model, art }: Scene): void {
  const { nose, tail, halfWidth } = model.shape
  const marks: Readonly<Record<Ground, () => void>> = {
    bay: () => {
      const edge = halfWidth + 0.45
      const lines = [edge, -edge].map((y) => strip(camera, [nose - 0.5, tail + 0.7], [y, y - 0.11]))
      sheet.path(lines.join(''), { fill: '#f4f4ee', opacity: 0.62 })
    },
    tracks: () => {
      const tracks = [0.78, -0.78].map((y) => strip(camera, [nose + 0.5, tail + 9], [y + 0.16, y - 0.16]))
      sheet.path(tracks.join(''), { fill: '#2a1a10', opacity: 0.2, filter: sheet.blur(3) })
    },
  }
  if (art.ground && art.angle !== 'side') marks[art.ground]()
}
