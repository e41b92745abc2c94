import { range } from '../geometry/range'
import { tint } from '../paint'
import { paintArches } from '../parts/arches'
import { paintBar } from '../parts/bar'
import { bodyDecal, farSide, flankDecal } from '../parts/decal'
import { paintDrawbar } from '../parts/drawbar'
import { paintGroundShadow } from '../parts/groundShadow'
import { paintEndWindow, paintHouseWindow } from '../parts/houseWindow'
import { paintPlate } from '../parts/plate'
import { paintFarWheels, paintWheel } from '../parts/wheels'
import { seededRandom } from '../seededRandom'
import { paintShell } from './exteriorView'
import { type Scene, seesNose, seesTail } from './Scene'

const gelcoat = '#eff0ee'

/** A touring caravan: pale walls, stripes in the paint colour, windows, door, awning, drawbar. */
export function paintCaravan(scene: Scene): void {
  const { sheet, camera, art } = scene
  const random = seededRandom(art.seed, 'caravan')
  const walls: Scene = { ...scene, art: { ...art, colour: gelcoat } }
  paintGroundShadow(scene)
  paintFarWheels(scene)
  if (seesTail(camera)) paintDrawbar(scene, true)
  paintShell(walls)
  paintStripes(scene, random.pick(['band', 'wave', 'low'] as const))
  for (const [x0, x1] of [
    [-2.1, -0.95],
    [1.35, 2.2],
  ] as const)
    paintHouseWindow(scene, x0, x1, 1.5, 2.2)
  paintDoor(scene, 0.3)
  paintHouseWindow(scene, -0.7, 0.05, 1.62, 2.2)
  if (seesNose(camera)) paintEndWindow(scene, 0, 0.42, 0.5, 0.76)
  if (seesTail(camera)) {
    paintEndWindow(scene, 3, 0.5, 0.5, 0.76)
    paintPlate(scene, 3, 0.2)
    for (const hand of [1, -1] as const) {
      const corners: [number, number][] = [
        [2.3, 0.14],
        [2.3, 0.26],
        [2.44, 0.26],
        [2.44, 0.14],
      ]
      const lamp = bodyDecal(scene, hand === 1 ? corners : farSide(corners), 0.1)
      if (lamp) sheet.path(lamp, { fill: '#a5222a', stroke: '#3a0b0e', 'stroke-width': 1.5 })
    }
  }
  paintArches(scene)
  for (const wheel of scene.model.wheels) paintWheel(scene, wheel)
  paintAwning(scene)
  if (!seesTail(camera)) paintDrawbar(scene, true)
}

function paintStripes(scene: Scene, kind: 'band' | 'wave' | 'low'): void {
  const { sheet, camera, art } = scene
  const around = seesTail(camera) ? range(0.3, 3.95, 0.1) : range(-0.95, 2.9, 0.1)
  const stripe = (low: (u: number) => number, high: (u: number) => number, fill: string) => {
    const d = bodyDecal(scene, [...around.map((u) => [u, high(u)] as const), ...[...around].reverse().map((u) => [u, low(u)] as const)], 0)
    if (d) sheet.path(d, { fill })
  }
  const wave = (u: number) => (kind === 'wave' ? 0.06 * Math.sin(u * 1.7) : 0)
  const base = kind === 'low' ? 0.16 : 0.3
  stripe(
    (u) => base + wave(u),
    (u) => base + 0.075 + wave(u) * 1.25,
    art.colour,
  )
  stripe(
    (u) => base - 0.035 + wave(u),
    (u) => base - 0.012 + wave(u),
    tint(art.colour, -0.35),
  )
  stripe(
    () => 0.0,
    () => 0.085,
    '#2b2f34',
  )
}

function paintDoor(scene: Scene, x: number): void {
  const { sheet } = scene
  const outline = flankDecal(
    scene,
    [
      [x, 0.62],
      [x + 0.68, 0.62],
      [x + 0.68, 2.36],
      [x, 2.36],
    ],
    0.05,
  )
  if (!outline) return
  sheet.path(outline, { fill: '#f6f7f5', 'fill-opacity': 0.35, stroke: '#4b5157', 'stroke-width': 2 })
  paintHouseWindow(scene, x + 0.12, x + 0.56, 1.6, 2.2)
  const handle = flankDecal(
    scene,
    [
      [x + 0.07, 1.3],
      [x + 0.15, 1.3],
      [x + 0.15, 1.42],
      [x + 0.07, 1.42],
    ],
    0.2,
  )
  if (handle) sheet.path(handle, { fill: '#23272b' })
}

function paintAwning({ sheet, camera, model }: Scene): void {
  const y = model.shape.halfWidth + 0.05
  paintBar(
    sheet,
    camera,
    [
      [-1.9, y, 2.5],
      [1.9, y, 2.5],
    ],
    0.1,
    '#d9dcde',
    '#ffffff',
  )
}
