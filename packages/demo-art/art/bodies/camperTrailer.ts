import type { Knots } from '../geometry/curveThrough'
import { carModel } from './carModel'

const wall: Knots = [
  [0, 0.03],
  [0.06, 0.005],
  [0.12, 0],
  [0.88, 0],
  [0.95, 0.015],
  [1, 0.05],
]
const upright: Knots = [
  [0, 0.12],
  [0.1, 0.03],
  [0.3, 0],
  [0.9, 0.01],
  [1, 0.06],
]

const tub = carModel(
  {
    nose: -1.75,
    tail: 1.55,
    halfWidth: 0.95,
    belt: [
      [-1.75, 1.22],
      [1.55, 1.22],
    ],
    sill: [
      [-1.75, 0.52],
      [1.55, 0.56],
    ],
    sideSection: wall,
    frontSection: upright,
    rearSection: upright,
    noseDepth: 0.25,
    noseSquareness: 6,
    tailDepth: 0.2,
    tailSquareness: 7,
    flare: 0,
    lidCrown: [
      [-1.75, 0],
      [1.55, 0],
    ],
  },
  { wheelbase: 1, wheel: 0.37, arch: 0.45, wheelInset: 0.05, cladding: false },
)

/** The steel tub of an off-road camper. */
export const camperTrailer = {
  ...tub,
  wheels: tub.wheels.slice(0, 1).map((w) => ({ ...w, x: 0.1 })),
  widthInPicture: 0.9,
  reach: { nose: -3.2, top: 2.6 },
  flatWalls: true,
}

const slope: Knots = [
  [0, 0],
  [0.5, 0.12],
  [0.8, 0.24],
  [0.93, 0.36],
  [1, 0.62],
]
const gable: Knots = [
  [0, -0.28],
  [0.35, -0.12],
  [0.7, 0.12],
  [0.9, 0.36],
  [1, 0.56],
]

/** The canvas above it, pitched: leaning sides, a rounded ridge, the bed end overhanging the tub. */
export const camperTent = carModel(
  {
    nose: -1.7,
    tail: 1.5,
    halfWidth: 0.93,
    belt: [
      [-1.7, 2.28],
      [-0.6, 2.5],
      [0.6, 2.5],
      [1.5, 2.28],
    ],
    sill: [
      [-1.7, 1.2],
      [1.5, 1.2],
    ],
    sideSection: slope,
    frontSection: gable,
    rearSection: gable,
    noseDepth: 0.6,
    noseSquareness: 5,
    tailDepth: 0.6,
    tailSquareness: 5,
    flare: 0,
    lidCrown: [
      [-1.7, 0.02],
      [1.5, 0.02],
    ],
  },
  { wheelbase: 1, wheel: 0.3, flatWalls: true },
)
