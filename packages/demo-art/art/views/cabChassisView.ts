import { beltAt, sillAt } from '../model/bodyPoint'
import type { CarModel } from '../model/CarShape'
import { cabChassisFor } from '../model/cabChassisFor'
import { paintBar } from '../parts/bar'
import { flankLine } from '../parts/decal'
import { paintGroundShadow } from '../parts/groundShadow'
import { paintMirror } from '../parts/mirrors'
import { paintPlate } from '../parts/plate'
import { paintFarWheels, paintWheel } from '../parts/wheels'
import { paintCarDetails, paintShell } from './exteriorView'
import { type Scene, seesTail } from './Scene'

/** A single cab in paint with an alloy tray behind it: chassis rail, headboard, drop sides. */
export function paintCabChassis(scene: Scene): void {
  const { camera, art } = scene
  const parts = cabChassisFor(art.look)
  const [front, rear] = parts.tray.wheels
  const part = (model: CarModel, colour: string): Scene => ({ ...scene, model, art: { ...art, colour } })
  const cab = part({ ...parts.cab, wheels: parts.cab.wheels.slice(0, 1) }, art.colour)
  const tray = part({ ...parts.tray, wheels: rear ? [rear] : front ? [front] : [] }, '#b4babf')
  paintGroundShadow(scene)
  paintFarWheels(cab)
  paintFarWheels(tray)
  const drawCab = () => {
    paintMirror(cab, -1)
    paintShell(cab)
    paintCarDetails(cab)
  }
  const drawTray = () => paintTray(tray)
  if (seesTail(camera)) {
    drawCab()
    drawTray()
  } else {
    drawTray()
    drawCab()
  }
}

function paintTray(scene: Scene): void {
  const { sheet, camera, model } = scene
  const steel = '#22262a'
  const { nose, tail, halfWidth } = model.shape
  const [deck, edge] = [sillAt(model, nose), beltAt(model, nose)]
  const along = (share: number) => nose + share * (tail - nose)
  for (const y of [-0.4, 0.4])
    paintBar(
      sheet,
      camera,
      [
        [nose - 0.4, y, deck - 0.18],
        [tail - 0.07, y, deck - 0.16],
      ],
      0.16,
      steel,
      '#3d444b',
    )
  for (const wheel of model.wheels) paintWheel(scene, wheel)
  const headboard = () => {
    for (const z of [0.1, 0.22, 0.34, 0.46])
      paintBar(
        sheet,
        camera,
        [
          [nose + 0.06, 0.07 - halfWidth, edge + z],
          [nose + 0.06, halfWidth - 0.07, edge + z],
        ],
        0.035,
        '#8d949b',
        '#e3e7ea',
      )
    paintBar(
      sheet,
      camera,
      [
        [nose + 0.06, 0.05 - halfWidth, edge - 0.1],
        [nose + 0.06, 0.05 - halfWidth, edge + 0.6],
        [nose + 0.06, halfWidth - 0.05, edge + 0.6],
        [nose + 0.06, halfWidth - 0.05, edge - 0.1],
      ],
      0.055,
      '#8d949b',
      '#eef1f3',
    )
  }
  headboard()
  paintShell(scene)
  for (const x of [along(0.32), along(0.65)])
    sheet.path(
      flankLine(scene, [
        [x, deck + 0.02],
        [x, edge - 0.02],
      ]),
      { fill: 'none', stroke: '#4c535a', 'stroke-width': 3 },
    )
  for (const z of [deck + 0.11, deck + 0.22])
    sheet.path(
      flankLine(scene, [
        [nose + 0.08, z],
        [along(0.44), z],
        [tail - 0.08, z],
      ]),
      { fill: 'none', stroke: '#6b7279', 'stroke-width': 1.6, opacity: 0.7 },
    )
  if (!seesTail(camera)) return
  paintBar(
    sheet,
    camera,
    [
      [tail - 0.12, 0.12 - halfWidth, deck - 0.16],
      [tail - 0.12, halfWidth - 0.12, deck - 0.16],
    ],
    0.12,
    steel,
  )
  const lampAt = (y: number) =>
    [
      [tail - 0.05, y - 0.14, deck - 0.16],
      [tail - 0.05, y + 0.14, deck - 0.16],
    ] as const
  for (const y of [-0.68, 0.68]) paintBar(sheet, camera, lampAt(y), 0.09, '#a8222a', '#ff7d75')
  paintPlate(scene, 3, 0)
}
