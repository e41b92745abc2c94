import type { Point } from '../geometry/Camera'
import type { SeededRandom } from '../seededRandom'
import { smoothPath } from '../svg/smoothPath'

/** A closed silhouette of hills: `sharp` ones are straight-edged like mountains, others rolling. */
export function ridge(
  random: SeededRandom,
  shape: { width: number; base: number; height: number; step: number; floor: number; sharp?: boolean },
): string {
  const points: Point[] = []
  for (let x = -shape.step; x <= shape.width + shape.step; x += shape.step * random.between(0.7, 1.2)) {
    const odd = points.length % 2 === 1
    points.push([x, shape.base - shape.height * (odd ? random.between(0.55, 1) : random.between(0, 0.4))])
  }
  const n = (v: number) => v.toFixed(0)
  const line = shape.sharp ? `M${points.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}` : smoothPath(points)
  return `${line}L${n(shape.width + 200)} ${n(shape.floor)}L-200 ${n(shape.floor)}Z`
}
