import { cabChassisCab, cabChassisTray } from '../bodies/cabChassis'
import type { CarModel } from '../model/CarShape'
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
  const [front, rear] = cabChassisTray.wheels
  const part = (model: CarModel, colour: string): Scene => ({ ...scene, model, art: { ...art, colour } })
  const cab = part({ ...cabChassisCab, wheels: cabChassisCab.wheels.slice(0, 1) }, art.colour)
  const tray = part({ ...cabChassisTray, wheels: rear ? [rear] : front ? [front] : [] }, '#b4babf')
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
  for (const y of [-0.4, 0.4])
    paintBar(
      sheet,
      camera,
      [
        [1.5, y, 0.68],
        [4.35, y, 0.7],
      ],
      0.16,
      steel,
      '#3d444b',
    )
  for (const wheel of model.wheels) paintWheel(scene, wheel)
  const headboard = () => {
    for (const z of [1.3, 1.42, 1.54, 1.66])
      paintBar(
        sheet,
        camera,
        [
          [1.96, -0.9, z],
          [1.96, 0.9, z],
        ],
        0.035,
        '#8d949b',
        '#e3e7ea',
      )
    paintBar(
      sheet,
      camera,
      [
        [1.96, -0.92, 1.1],
        [1.96, -0.92, 1.8],
        [1.96, 0.92, 1.8],
        [1.96, 0.92, 1.1],
      ],
      0.055,
      '#8d949b',
      '#eef1f3',
    )
  }
  headboard()
  paintShell(scene)
  for (const x of [2.7, 3.55])
    sheet.path(
      flankLine(scene, [
        [x, 0.88],
        [x, 1.18],
      ]),
      { fill: 'none', stroke: '#4c535a', 'stroke-width': 3 },
    )
  for (const z of [0.97, 1.08])
    sheet.path(
      flankLine(scene, [
        [1.98, z],
        [3, z],
        [4.34, z],
      ]),
      { fill: 'none', stroke: '#6b7279', 'stroke-width': 1.6, opacity: 0.7 },
    )
  if (!seesTail(camera)) return
  paintBar(
    sheet,
    camera,
    [
      [4.3, -0.85, 0.7],
      [4.3, 0.85, 0.7],
    ],
    0.12,
    steel,
  )
  const lampAt = (y: number) =>
    [
      [4.37, y - 0.14, 0.7],
      [4.37, y + 0.14, 0.7],
    ] as const
  for (const y of [-0.68, 0.68]) paintBar(sheet, camera, lampAt(y), 0.09, '#a8222a', '#ff7d75')
  paintPlate(scene, 3, 0)
}
