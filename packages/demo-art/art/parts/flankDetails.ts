import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { beltAt, bodyPoint, flankAt, sillAt } from '../model/bodyPoint'
import { tint } from '../paint'
import { pathThrough } from '../svg/pathThrough'
import type { Scene } from '../views/Scene'
import { flankDecal, flankLine } from './decal'

/**
 * Draws door shut lines, handles, crease highlight, sill cladding and the waist moulding. A `fraction` is a height on the flank: 0 is the
 * sill, 1 the belt line.
 */
export function paintFlankDetails(scene: Scene): void {
  const { sheet, camera, model, art } = scene
  const { nose, tail } = model.shape
  const height = (x: number, fraction: number) => sillAt(model, x) + fraction * (beltAt(model, x) - sillAt(model, x))
  if (model.cladding) {
    const xs = range(nose + 0.45 * model.shape.noseDepth, tail - 0.2, 0.3)
    const edge = (fraction: number) => xs.map((x) => project(camera, bodyPoint(model, flankAt(model, x), fraction)))
    sheet.path(pathThrough([...edge(0.13), ...edge(0).reverse()]), { fill: '#1d2024' })
  }
  const crease = (fraction: number, from: number, to: number) =>
    pathThrough(
      range(from, to, 0.2).map((x) => project(camera, bodyPoint(model, flankAt(model, x), fraction))),
      false,
    )
  sheet.path(crease(0.715, nose + 0.55, tail - 0.3), { fill: 'none', stroke: tint(art.colour, 0.6), 'stroke-width': 1.6, opacity: 0.5 })
  sheet.path(crease(0.695, nose + 0.55, tail - 0.3), { fill: 'none', stroke: '#05070a', 'stroke-width': 1.6, opacity: 0.22 })
  if (!model.cladding) sheet.path(crease(0.075, 0.4, tail - 0.9), { fill: 'none', stroke: '#05070a', 'stroke-width': 2, opacity: 0.35 })

  for (const [i, x] of model.shutLines.entries()) {
    // The rear edge of a rear door follows the arch of the rear wheel.
    const isRearEdge = i === model.shutLines.length - 1 && model.shutLines.length > 2
    const lean = isRearEdge && model.wheels[1] ? -0.12 : 0.02
    const line = range(0.09, 1, 0.1).map((fraction) => [x + lean * (1 - fraction), height(x, fraction)] as const)
    sheet.path(flankLine(scene, line), { fill: 'none', stroke: '#05070a', 'stroke-width': 2, opacity: 0.5 })
  }
  const [first, last] = [model.shutLines[0], model.shutLines.at(-1)]
  if (first !== undefined && last !== undefined) {
    sheet.path(
      flankLine(
        scene,
        range(first, last - 0.1, 0.2).map((x) => [x, height(x, 0.09)] as const),
      ),
      { fill: 'none', stroke: '#05070a', 'stroke-width': 1.6, opacity: 0.4 },
    )
  }
  if (model.slideRail) {
    sheet.path(
      flankLine(
        scene,
        range(model.slideRail[0], model.slideRail[1], 0.2).map((x) => [x, height(x, 0.62)] as const),
      ),
      { fill: 'none', stroke: '#05070a', 'stroke-width': 3, opacity: 0.45 },
    )
  }
  for (const x of model.handles) {
    const z = height(x, 0.8)
    const shadow = flankDecal(
      scene,
      [
        [x - 0.1, z + 0.016],
        [x + 0.1, z + 0.018],
        [x + 0.1, z - 0.02],
        [x - 0.1, z - 0.02],
      ],
      0.3,
    )
    const grip = flankDecal(
      scene,
      [
        [x - 0.1, z + 0.024],
        [x + 0.1, z + 0.026],
        [x + 0.1, z + 0.002],
        [x - 0.1, z],
      ],
      0.35,
    )
    if (shadow) sheet.path(shadow, { fill: '#05070a', opacity: 0.5 })
    if (grip) sheet.path(grip, { fill: tint(art.colour, 0.28), stroke: '#05070a', 'stroke-opacity': 0.4, 'stroke-width': 1 })
  }
}
