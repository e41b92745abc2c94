import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { beltAt, bodyPoint, flankAt } from '../model/bodyPoint'
import { requireGlasshouse } from '../model/glassPoint'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'
import { paintBar } from './bar'

/** A ute's tub: black cover, capped rails, the gap behind the cab. */
export function paintTub(scene: Scene): void {
  const { sheet, camera, model } = scene
  const from = requireGlasshouse(model).tail + 0.08
  const to = model.shape.tail - 0.07
  const rail = (hand: 1 | -1, q: number) =>
    range(from, to, 0.25).map((x) => {
      const p = bodyPoint(model, flankAt(model, x), 1)
      return project(camera, [x, hand * p[1] * q, p[2] + 0.012])
    })
  sheet.path(pathThrough([...rail(-1, 0.98), ...rail(1, 0.98).reverse()]), {
    fill: '#15181b',
    stroke: '#23272c',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  })
  sheet.path(pathThrough(rail(1, 1), false), { fill: 'none', stroke: '#1a1d21', 'stroke-width': 4.5 })
  const gap = range(0, 1, 0.1).map((f) => project(camera, bodyPoint(model, flankAt(model, from - 0.05), Math.max(0.12, f))))
  sheet.path(pathThrough(gap, false), { fill: 'none', stroke: '#05070a', 'stroke-width': 3, opacity: 0.6 })
}

/** The tubular hoop behind the cab. */
export function paintSportsBar({ sheet, camera, model }: Scene): void {
  const from = requireGlasshouse(model).tail + 0.08
  const z = beltAt(model, from + 0.3)
  const hoop = (x: number) =>
    paintBar(
      sheet,
      camera,
      [
        [x + 0.1, -0.72, z],
        [x, -0.6, z + 0.4],
        [x, 0.6, z + 0.4],
        [x + 0.1, 0.72, z],
      ],
      0.06,
      '#1b1e22',
      '#7b848c',
    )
  paintBar(
    sheet,
    camera,
    [
      [from + 0.12, -0.64, z + 0.36],
      [from + 0.8, -0.74, z],
    ],
    0.05,
    '#1b1e22',
    '#7b848c',
  )
  hoop(from + 0.1)
  paintBar(
    sheet,
    camera,
    [
      [from + 0.12, 0.64, z + 0.36],
      [from + 0.8, 0.74, z],
    ],
    0.05,
    '#1b1e22',
    '#7b848c',
  )
}
