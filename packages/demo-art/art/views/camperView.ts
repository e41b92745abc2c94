import { camperTent } from '../bodies/camperTrailer'
import { paintArches } from '../parts/arches'
import { paintBar } from '../parts/bar'
import { flankDecal, flankLine } from '../parts/decal'
import { paintDrawbar } from '../parts/drawbar'
import { paintGroundShadow } from '../parts/groundShadow'
import { paintPlate } from '../parts/plate'
import { paintFarWheels, paintWheel } from '../parts/wheels'
import { seededRandom } from '../seededRandom'
import { paintShell } from './exteriorView'
import { type Scene, seesTail } from './Scene'

/** An off-road camper: steel tub in paint with toolboxes, canvas pitched above, drawbar ahead. */
export function paintCamper(scene: Scene): void {
  const { sheet, camera, model, art } = scene
  const canvas = seededRandom(art.seed, 'canvas').pick(['#b9a888', '#8f9483', '#a7a39a'])
  const tent: Scene = { ...scene, model: camperTent, art: { ...art, colour: canvas } }
  paintGroundShadow(scene)
  paintFarWheels(scene)
  if (seesTail(camera)) paintDrawbar(scene, true)
  paintShell(scene)
  paintShell(tent)
  paintCanvas(tent)
  for (const [x0, x1] of [
    [-1.6, -0.5],
    [0.72, 1.42],
  ] as const) {
    const hatch = flankDecal(
      scene,
      [
        [x0, 0.68],
        [x1, 0.68],
        [x1, 1.12],
        [x0, 1.12],
      ],
      0.06,
    )
    if (hatch) sheet.path(hatch, { fill: 'none', stroke: '#05070a', 'stroke-opacity': 0.55, 'stroke-width': 2 })
    const latch = flankDecal(
      scene,
      [
        [(x0 + x1) / 2 - 0.07, 0.84],
        [(x0 + x1) / 2 + 0.07, 0.84],
        [(x0 + x1) / 2 + 0.07, 0.94],
        [(x0 + x1) / 2 - 0.07, 0.94],
      ],
      0.1,
    )
    if (latch) sheet.path(latch, { fill: '#c3c9ce', stroke: '#30353a', 'stroke-width': 1 })
  }
  paintArches(scene)
  for (const wheel of model.wheels) paintWheel(scene, wheel)
  const y = model.shape.halfWidth
  paintBar(
    sheet,
    camera,
    [
      [-0.5, y + 0.03, 0.86],
      [-0.34, y + 0.05, 0.95],
      [0.54, y + 0.05, 0.95],
      [0.72, y + 0.03, 0.86],
    ],
    0.09,
    '#202428',
  )
  if (seesTail(camera)) {
    paintPlate(scene, 3, 0.3)
    for (const side of [-0.75, 0.75])
      paintBar(
        sheet,
        camera,
        [
          [1.57, side - 0.1, 0.66],
          [1.57, side + 0.1, 0.66],
        ],
        0.09,
        '#a8222a',
        '#ff7d75',
      )
  }
  if (!seesTail(camera)) paintDrawbar(scene, true)
}

function paintCanvas(scene: Scene): void {
  const { sheet } = scene
  for (const [x0, x1] of [
    [-1.2, -0.35],
    [0.35, 1.1],
  ] as const) {
    const flap = flankDecal(
      scene,
      [
        [x0, 1.42],
        [x1, 1.42],
        [x1 - 0.06, 1.98],
        [x0 + 0.06, 1.98],
      ],
      0.05,
    )
    if (flap) sheet.path(flap, { fill: '#2e3438', opacity: 0.85 })
    const roll = flankDecal(
      scene,
      [
        [x0 + 0.04, 1.97],
        [x1 - 0.04, 1.97],
        [x1 - 0.04, 2.06],
        [x0 + 0.04, 2.06],
      ],
      0.4,
    )
    if (roll) sheet.path(roll, { fill: '#d4c8ae' })
  }
  const seams = [-0.1, 0.1]
    .map((x) =>
      flankLine(
        scene,
        [1.22, 1.5, 1.8, 2.1, 2.3].map((z) => [x, z] as const),
      ),
    )
    .join('')
  sheet.path(
    seams +
      flankLine(
        scene,
        [-1.6, -0.8, 0, 0.8, 1.4].map((x) => [x, 1.27] as const),
      ),
    { fill: 'none', stroke: '#4d4536', 'stroke-width': 1.8, opacity: 0.6 },
  )
}
