import { type Camera, project, scaleAt } from '../geometry/Camera'
import type { Vec3 } from '../geometry/Vec3'
import type { SvgSheet } from '../svg/SvgSheet'

/** A round bar between points in space, `width` in metres: dark, with one thin highlight along its top. */
export function paintBar(
  sheet: SvgSheet,
  camera: Camera,
  points: readonly Vec3[],
  width: number,
  colour = '#1d2125',
  shine = '#7d868f',
): void {
  const d = points
    .map(
      (p, i) =>
        `${i === 0 ? 'M' : 'L'}${project(camera, p)
          .map((n) => n.toFixed(1))
          .join(' ')}`,
    )
    .join('')
  const px = scaleAt(camera, points[0] ?? [0, 0, 0]) * width
  sheet.path(d, { fill: 'none', stroke: colour, 'stroke-width': px, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })
  sheet.add(
    `<path d="${d}" transform="translate(0 ${(-px * 0.22).toFixed(1)})" fill="none" stroke="${shine}" stroke-width="${(px * 0.22).toFixed(1)}" stroke-linejoin="round"/>`,
  )
}
