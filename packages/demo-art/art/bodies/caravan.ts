import type { Knots } from '../geometry/curveThrough'
import { carModel } from './carModel'

const wall: Knots = [
  [0, 0.03],
  [0.03, 0.005],
  [0.08, 0],
  [0.9, 0],
  [0.95, 0.012],
  [0.98, 0.05],
  [1, 0.13],
]
const rakedFront: Knots = [
  [0, 0.3],
  [0.12, 0.12],
  [0.3, 0.02],
  [0.45, 0],
  [0.6, 0.06],
  [0.8, 0.2],
  [0.93, 0.36],
  [1, 0.52],
]
const rear: Knots = [
  [0, 0.1],
  [0.06, 0.02],
  [0.5, 0],
  [0.85, 0.03],
  [0.95, 0.09],
  [1, 0.22],
]

const box = carModel(
  {
    nose: -2.75,
    tail: 2.55,
    halfWidth: 1.18,
    belt: [
      [-2.75, 2.62],
      [-1.6, 2.7],
      [2.0, 2.7],
      [2.55, 2.64],
    ],
    sill: [
      [-2.75, 0.5],
      [-2, 0.46],
      [1.4, 0.46],
      [2.55, 0.62],
    ],
    sideSection: wall,
    frontSection: rakedFront,
    rearSection: rear,
    noseDepth: 0.7,
    noseSquareness: 6,
    tailDepth: 0.4,
    tailSquareness: 7,
    flare: 0,
    lidCrown: [
      [-2.75, 0.02],
      [2.55, 0.02],
    ],
  },
  { wheelbase: 0.9, wheel: 0.34, arch: 0.4, wheelInset: 0.06 },
)

/** Two axles just behind the middle; the drawbar reaches forward of the nose. */
export const caravan = {
  ...box,
  wheels: box.wheels.map((w, i) => ({ ...w, x: i === 0 ? -0.18 : 0.62, arch: 0.4 })),
  widthInPicture: 1,
  reach: { nose: -4.2 },
  flatWalls: true,
}
