import { project, scaleAt } from '../geometry/Camera'
import type { Vec3 } from '../geometry/Vec3'
import { beltAt } from '../model/bodyPoint'
import { requireGlasshouse } from '../model/glassPoint'
import { tint } from '../paint'
import type { Scene } from '../views/Scene'

/** One door mirror: a rounded shell in the paint colour with a dark lower edge. `hand` 1 is the near side. */
export function paintMirror({ sheet, camera, model, art }: Scene, hand: 1 | -1): void {
  const g = requireGlasshouse(model)
  const x = g.cowl + 0.52
  const z = beltAt(model, x) + 0.085
  const centre: Vec3 = [x, hand * (g.beltHalf + 0.17), z]
  const [cx, cy] = project(camera, centre)
  const px = scaleAt(camera, centre)
  const w = px * (Math.abs(camera.right[0]) * 0.085 + Math.abs(camera.right[1]) * 0.115)
  const h = px * 0.075
  const d =
    `M${cx - w} ${cy + h * 0.2}C${cx - w} ${cy - h * 0.9} ${cx - w * 0.5} ${cy - h} ${cx} ${cy - h}S${cx + w} ${cy - h * 0.8} ${cx + w} ${cy + h * 0.1}S${cx + w * 0.6} ${cy + h} ${cx} ${cy + h}S${cx - w} ${cy + h * 0.9} ${cx - w} ${cy + h * 0.2}z`.replace(
      /\d+\.\d+/g,
      (n) => Number(n).toFixed(1),
    )
  const dark = model.face === 'commercial'
  sheet.path(d, {
    fill: sheet.linear(
      [0, cy - h],
      [0, cy + h],
      [
        { at: 0, colour: dark ? '#4a4f56' : tint(art.colour, 0.35) },
        { at: 0.45, colour: dark ? '#25282d' : art.colour },
        { at: 0.75, colour: dark ? '#17191c' : tint(art.colour, -0.5) },
        { at: 1, colour: '#0b0d10' },
      ],
    ),
    stroke: '#0b0f16',
    'stroke-opacity': 0.55,
    'stroke-width': 1.4,
  })
}
