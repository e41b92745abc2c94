import { motorhomeBrow, motorhomeCab, motorhomeHouse } from '../bodies/motorhome'
import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { bodyPoint } from '../model/bodyPoint'
import type { CarModel } from '../model/CarShape'
import { tint } from '../paint'
import { paintArches } from '../parts/arches'
import { paintBar } from '../parts/bar'
import { bodyDecal, farSide, flankDecal } from '../parts/decal'
import { paintGroundShadow } from '../parts/groundShadow'
import { paintEndWindow, paintHouseWindow } from '../parts/houseWindow'
import { paintMirror } from '../parts/mirrors'
import { paintPlate } from '../parts/plate'
import { paintFarWheels, paintWheel } from '../parts/wheels'
import { pathThrough } from '../svg/pathThrough'
import { paintCarDetails, paintShell } from './exteriorView'
import { type Scene, seesTail } from './Scene'

const gelcoat = '#f1f1ef'

/** A van cab in paint, a pale house behind, and a bed over the cab; drawn back to front for the camera at hand. */
export function paintMotorhome(scene: Scene): void {
  const { camera, art } = scene
  const [first, second] = motorhomeHouse.wheels
  const part = (model: CarModel, colour: string): Scene => ({ ...scene, model, art: { ...art, colour } })
  const house = part({ ...motorhomeHouse, wheels: second ? [second] : [] }, gelcoat)
  const cab = part({ ...motorhomeCab, wheels: first ? [{ ...first, arch: 0.42, inset: 0.04 }] : [] }, art.colour)
  const brow = part(motorhomeBrow, gelcoat)
  paintGroundShadow(scene)
  paintFarWheels(cab)
  paintFarWheels(house)
  const drawCab = () => {
    paintMirror(cab, -1)
    paintShell(cab)
    paintCarDetails(cab)
    paintUnderside(brow)
    paintShell(brow)
    paintHouseWindow({ ...brow, art }, 0.75, 1.25, 2.3, 2.68)
  }
  const drawHouse = () => {
    paintShell(house)
    paintHouseDetails({ ...house, art })
  }
  if (seesTail(camera)) {
    drawCab()
    drawHouse()
  } else {
    drawHouse()
    drawCab()
  }
}

/** The bed overhangs the cab: from eye height one looks up at its floor. */
function paintUnderside({ sheet, camera, model }: Scene): void {
  const floor = range(-3, 3, 0.15).map((u) => project(camera, bodyPoint(model, u, 0)))
  sheet.path(pathThrough(floor), { fill: '#4c535a' })
}

function paintHouseDetails(scene: Scene): void {
  const { sheet, camera, art, model } = scene
  const around = range(1, seesTail(camera) ? 3.97 : 2.9, 0.1)
  const band = (low: number, high: number, fill: string) => {
    const d = bodyDecal(scene, [...around.map((u) => [u, high] as const), ...[...around].reverse().map((u) => [u, low] as const)], 0)
    if (d) sheet.path(d, { fill })
  }
  band(0.24, 0.31, art.colour)
  band(0.19, 0.215, tint(art.colour, -0.3))
  band(0, 0.06, '#2b2f34')
  paintHouseWindow(scene, 1.75, 2.6, 1.55, 2.25)
  paintHouseWindow(scene, 4.15, 5.1, 1.6, 2.25)
  const door = flankDecal(
    scene,
    [
      [2.85, 0.55],
      [3.45, 0.55],
      [3.45, 2.45],
      [2.85, 2.45],
    ],
    0.05,
  )
  if (door) sheet.path(door, { fill: '#fff', 'fill-opacity': 0.3, stroke: '#4b5157', 'stroke-width': 2 })
  paintHouseWindow(scene, 2.94, 3.36, 1.6, 2.25)
  if (seesTail(camera)) {
    paintEndWindow(scene, 3, 0.45, 0.52, 0.78)
    paintPlate(scene, 3, 0.16)
    const corners: [number, number][] = [
      [2.3, 0.1],
      [2.3, 0.3],
      [2.42, 0.3],
      [2.42, 0.1],
    ]
    for (const shape of [corners, farSide(corners)]) {
      const lamp = bodyDecal(scene, shape, 0.1)
      if (lamp) sheet.path(lamp, { fill: '#a5222a', stroke: '#3a0b0e', 'stroke-width': 1.5 })
    }
  }
  paintArches(scene)
  for (const wheel of model.wheels) paintWheel(scene, wheel)
  const y = model.shape.halfWidth + 0.05
  paintBar(
    sheet,
    camera,
    [
      [1.7, y, 2.72],
      [5.2, y, 2.72],
    ],
    0.11,
    '#d9dcde',
    '#ffffff',
  )
}
