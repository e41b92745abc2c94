import { project } from '../geometry/Camera'
import { range } from '../geometry/range'
import { bodyPoint } from '../model/bodyPoint'
import { seededRandom } from '../seededRandom'
import { pathThrough } from '../svg/pathThrough'
import type { TailLampKind } from '../VehicleStyle'
import { type Scene, seesTail } from '../views/Scene'
import { bodyDecal, farSide } from './decal'
import { paintPlate } from './plate'
import { paintSpareWheel } from './spareWheel'

type Corners = (readonly [number, number])[]

/**
 * The tail: lamps, lid line, bumper insert and plate. Seen from the front it still shows the lamp's side on the flank. Pairs of numbers are
 * positions [u, f] on the body (`bodyPoint`): u is 3 at the tail's centre and 2 before the rear corner; f is 0 at the sill and 1 at the belt.
 */
export function paintTail(scene: Scene): void {
  const { sheet, camera, model, art } = scene
  if (model.isFrontOnly) return
  const random = seededRandom(art.seed, 'tail')
  const lamp = lampCorners(tailOf(scene), random.between(-0.03, 0.03))
  const hasBar = scene.model.look ? scene.model.look.tail === 'bar' : model.tailKind === 'wide' && random.chance(0.6)
  const tailSeen = seesTail(camera)
  if (tailSeen) {
    const bumper = bodyDecal(
      scene,
      [
        [2.3, 0.2],
        [3, 0.2],
        [3.7, 0.2],
        [3.7, 0.02],
        [3, 0],
        [2.3, 0.02],
      ],
      0.08,
    )
    if (bumper) sheet.path(bumper, { fill: '#15181b' })
    const lid = [...range(0.44, 0.96, 0.08).map((f) => [2.42, f] as const)]
    const line = (hand: 1 | -1) =>
      pathThrough(
        lid.map(([u, f]) => project(camera, bodyPoint(model, hand * u, f))),
        false,
      )
    sheet.path(
      line(1) +
        line(-1) +
        pathThrough(
          range(2.42, 3.58, 0.1).map((u) => project(camera, bodyPoint(model, u, 0.44))),
          false,
        ),
      { fill: 'none', stroke: '#05070a', 'stroke-width': 1.6, opacity: 0.55 },
    )
    for (const hand of [-1, 1]) {
      const reflector = bodyDecal(
        scene,
        [
          [hand * 2.42, 0.25],
          [hand * 2.56, 0.25],
          [hand * 2.56, 0.22],
          [hand * 2.42, 0.22],
        ],
        0.1,
      )
      if (reflector) sheet.path(reflector, { fill: '#8f1d1d' })
    }
    if (model.tailKind !== 'tub') paintPlate(scene, 3, model.look?.spare ? 0.28 : model.tailKind === 'wide' ? 0.62 : 0.6)
  }
  for (const hand of [-1, 1] as const) paintLamp(scene, hand === 1 ? lamp : farSide(lamp))
  if (tailSeen && hasBar) {
    const bar = bodyDecal(
      scene,
      [
        [2.55, 0.83],
        [3, 0.83],
        [3.45, 0.83],
        [3.45, 0.79],
        [3, 0.79],
        [2.55, 0.79],
      ],
      0.05,
    )
    if (bar) sheet.path(bar, { fill: '#a81c22' })
  }
  if (tailSeen && model.look?.spare) paintSpareWheel(scene)
  else if (tailSeen) {
    const [x, y] = project(camera, bodyPoint(model, 3, 0.8))
    sheet.add(`<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="11" ry="8" fill="#dfe4e8" stroke="#6d747b" stroke-width="1.5"/>`)
  }
}

const tailOf = ({ model }: Scene): TailLampKind => model.look?.tail ?? model.tailKind

function lampCorners(kind: TailLampKind, shift: number): Corners {
  switch (kind) {
    case 'bar':
    case 'wide':
      return [
        [2.06, 0.8 + shift],
        [2.1, 0.9],
        [2.62, 0.9],
        [2.62, 0.74],
        [2.14, 0.7],
      ]
    case 'vertical':
      return [
        [2.12, 0.5],
        [2.12, 0.92],
        [2.34, 0.92],
        [2.34, 0.5],
      ]
    case 'tub':
      return [
        [2.16, 0.52],
        [2.16, 0.88],
        [2.38, 0.88],
        [2.38, 0.52],
      ]
    case 'slim':
      return [
        [2.02, 0.88],
        [2.06, 0.95],
        [2.6, 0.92],
        [2.6, 0.84],
        [2.14, 0.82],
      ]
    case 'high':
      return [
        [2.1, 0.62],
        [2.1, 0.99],
        [2.36, 0.99],
        [2.44, 0.74],
        [2.5, 0.62],
      ]
    case 'round':
      return range(0, 330, 30).map((degrees) => {
        const a = (degrees * Math.PI) / 180
        return [2.27 + Math.cos(a) * 0.13, 0.68 + Math.sin(a) * 0.13] as const
      })
    case 'corner':
      return [
        [2.04, 0.78 + shift],
        [2.1, 0.95],
        [2.56, 0.94],
        [2.5, 0.7 + shift],
        [2.16, 0.68],
      ]
  }
}

function paintLamp(scene: Scene, corners: Corners): void {
  const { sheet } = scene
  const shell = bodyDecal(scene, corners, 0.16)
  if (!shell) return
  sheet.path(shell, {
    fill: sheet.linear(
      [0, 0],
      [0, 1],
      [
        { at: 0, colour: '#d8323a' },
        { at: 0.5, colour: '#9c1620' },
        { at: 1, colour: '#5d0d14' },
      ],
      true,
    ),
    stroke: '#1c0507',
    'stroke-opacity': 0.7,
    'stroke-width': 1.8,
  })
  const centre = corners.reduce<readonly [number, number]>(
    (sum, c) => [sum[0] + c[0] / corners.length, sum[1] + c[1] / corners.length],
    [0, 0],
  )
  const shrink = (by: number, lift: number): Corners =>
    corners.map(([u, f]) => [centre[0] + (u - centre[0]) * by, centre[1] + lift + (f - centre[1]) * by * 0.55])
  const glow = bodyDecal(scene, shrink(0.72, 0.03), 0.2)
  if (glow) sheet.path(glow, { fill: '#ff6a62', opacity: 0.75 })
  const reverse = bodyDecal(
    scene,
    shrink(0.5, -0.045).map(([u, f]) => [u, centre[1] - 0.045 + (f - centre[1] + 0.045) * 0.4] as const),
    0.2,
  )
  if (reverse) sheet.path(reverse, { fill: '#f3e3e1', opacity: 0.85 })
}
