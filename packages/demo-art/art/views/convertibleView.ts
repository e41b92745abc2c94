import { type Point, project, scaleAt } from '../geometry/Camera'
import { range } from '../geometry/range'
import { beltAt, toCurve } from '../model/bodyPoint'
import { glassPoint, requireGlasshouse } from '../model/glassPoint'
import { tint } from '../paint'
import { paintArches } from '../parts/arches'
import { paintFace } from '../parts/face'
import { paintFlankDetails } from '../parts/flankDetails'
import { paintGroundShadow } from '../parts/groundShadow'
import { paintMirror } from '../parts/mirrors'
import { paintTail } from '../parts/tail'
import { paintFarWheels, paintWheel } from '../parts/wheels'
import { seededRandom } from '../seededRandom'
import { pathThrough } from '../svg/pathThrough'
import { paintShell } from './exteriorView'
import { type Scene, seesTail } from './Scene'

/** Top down: shell, cockpit opening, seats, and the windscreen before or behind them, as the camera sees it. */
export function paintConvertible(scene: Scene): void {
  const { sheet, camera, model, art } = scene
  const leather = seededRandom(art.seed, 'leather').pick(['#8a5636', '#24272b', '#d8cdbb', '#6d1f22'])
  const { cowl, tail, beltHalf } = requireGlasshouse(model)
  const open: Scene = { ...scene, model: { ...model, shape: { ...model.shape, glasshouse: null } } }
  const fromFront = !seesTail(camera)
  paintGroundShadow(scene)
  paintFarWheels(scene)
  paintMirror(scene, -1)
  paintShell(open)
  sheet.path(pathThrough(opening(scene)), { fill: '#111316', stroke: '#05070a', 'stroke-width': 2 })
  if (!fromFront) paintScreen(scene)
  paintSeat(scene, -0.39, leather)
  paintSeat(scene, 0.39, leather)
  if (fromFront) paintScreen(scene)
  paintFace(scene)
  paintTail(scene)
  paintFlankDetails(scene)
  paintArches(scene)
  for (const wheel of model.wheels) paintWheel(scene, wheel)
  paintMirror(scene, 1)
  sheet.path(
    pathThrough(
      range(cowl + 0.35, tail - 0.25, 0.15).map((x) => project(camera, [x, beltHalf + 0.015, beltAt(model, x) + 0.01])),
      false,
    ),
    { fill: 'none', stroke: tint(art.colour, 0.5), 'stroke-width': 2.5, opacity: 0.8 },
  )
}

function opening({ camera, model }: Scene): Point[] {
  const { cowl, tail } = requireGlasshouse(model)
  const half = model.shape.halfWidth * 0.804
  const lift = (x: number, q: number) => beltAt(model, x) + toCurve(model.shape.lidCrown)(x) * (1 - q * q) - 0.005
  const side = (hand: 1 | -1) => range(cowl + 0.2, tail - 0.3, 0.2).map((x) => project(camera, [x, hand * half, lift(x, 1)]))
  const back = [-half, -0.81 * half, 0, 0.81 * half, half].map((y) =>
    project(camera, [tail - 0.18 - Math.abs(y) * 0.1, y, lift(tail - 0.2, y)]),
  )
  return [...side(-1), ...back, ...side(1).reverse()]
}

/** Draws a seat. `across` is its position from the middle to the side, as a share of half the width. */
function paintSeat({ sheet, camera, model }: Scene, across: number, leather: string): void {
  const x = requireGlasshouse(model).header + 0.58
  const y = across * model.shape.halfWidth
  const z = beltAt(model, x)
  const px = scaleAt(camera, [x, y, z])
  const [cx, low] = project(camera, [x, y, z - 0.03])
  const wide = Math.abs(camera.right[0]) * 0.13 + Math.abs(camera.right[1]) * 0.24
  const [w, h] = [px * wide, px * 0.2]
  const n = (v: number) => v.toFixed(1)
  const shade = sheet.linear(
    [cx - w, 0],
    [cx + w, 0],
    [
      { at: 0, colour: tint(leather, 0.22) },
      { at: 0.5, colour: leather },
      { at: 1, colour: tint(leather, -0.5) },
    ],
  )
  sheet.path(
    `M${n(cx - w)} ${n(low)}C${n(cx - w)} ${n(low - h * 0.9)} ${n(cx - w * 0.8)} ${n(low - h)} ${n(cx)} ${n(low - h)}S${n(cx + w)} ${n(low - h * 0.9)} ${n(cx + w)} ${n(low)}z`,
    { fill: shade, stroke: '#0b0d10', 'stroke-opacity': 0.6, 'stroke-width': 1.2 },
  )
  sheet.add(
    `<rect x="${n(cx - w * 0.55)}" y="${n(low - h - px * 0.12)}" width="${n(w * 1.1)}" height="${n(px * 0.13)}" rx="${n(px * 0.05)}" fill="${shade}" stroke="#0b0d10" stroke-opacity=".6" stroke-width="1.2"/>`,
  )
}

function paintScreen({ sheet, camera, model }: Scene): void {
  const g = requireGlasshouse(model)
  const at = (u: number, v: number) => project(camera, glassPoint(model, u, v))
  const us = range(-0.94, 0.94, 0.12)
  const outline = [...us.map((u) => at(u, 0.98)), ...[...us].reverse().map((u) => at(u, 0.04))]
  const px = scaleAt(camera, [g.cowl, 0.6, 1])
  const ys = outline.map((p) => p[1])
  sheet.path(pathThrough(outline), {
    fill: sheet.linear(
      [0, Math.min(...ys)],
      [0, Math.max(...ys)],
      [
        { at: 0, colour: '#c6d8e4', opacity: 0.62 },
        { at: 0.6, colour: '#6d808e', opacity: 0.6 },
        { at: 1, colour: '#1d252c', opacity: 0.85 },
      ],
    ),
    stroke: '#0d1013',
    'stroke-width': px * 0.045,
    'stroke-linejoin': 'round',
  })
  const streak = [at(-0.5, 0.05), at(-0.2, 0.95), at(0.15, 0.95), at(-0.25, 0.05)]
  sheet.path(pathThrough(streak), { fill: '#fff', opacity: 0.16 })
}
