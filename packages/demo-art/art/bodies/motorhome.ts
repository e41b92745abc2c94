import type { Knots } from '../geometry/curveThrough'
import { carModel, glasshouse } from './carModel'
import { slabSection, uprightNose } from './sections'

const wall: Knots = [
  [0, 0.02],
  [0.04, 0],
  [0.92, 0],
  [0.97, 0.02],
  [1, 0.1],
]
const upright: Knots = [
  [0, 0.06],
  [0.05, 0],
  [0.85, 0.02],
  [1, 0.14],
]
const brow: Knots = [
  [0, 0.5],
  [0.25, 0.18],
  [0.45, 0.04],
  [0.6, 0],
  [0.8, 0.14],
  [0.93, 0.34],
  [1, 0.6],
]

/** The van's front half that carries the house. */
export const motorhomeCab = carModel(
  {
    nose: -0.92,
    tail: 1.7,
    halfWidth: 0.99,
    belt: [
      [-0.92, 0.95],
      [-0.6, 1.08],
      [-0.2, 1.16],
      [0.3, 1.22],
      [1.7, 1.24],
    ],
    sill: [
      [-0.92, 0.28],
      [-0.4, 0.26],
      [1.7, 0.3],
    ],
    frontSection: uprightNose,
    sideSection: slabSection,
    noseDepth: 0.7,
    noseSquareness: 2.9,
    tailDepth: 0.1,
    tailSquareness: 6,
    flare: 0.012,
    lidCrown: [
      [-0.92, 0.03],
      [-0.3, 0.06],
      [0.4, 0.06],
      [1.7, 0],
    ],
    glasshouse: glasshouse({
      cowl: -0.2,
      header: 0.6,
      roofEnd: 1.66,
      tail: 1.69,
      beltHalf: 0.88,
      roofHalf: 0.78,
      bow: 0.42,
      tailBow: 0.05,
      roof: [
        [0.3, 1.92],
        [0.6, 1.98],
        [1.7, 2.0],
      ],
      glass: { frontGap: 0.12, endBelt: 1.2, endRoof: 1.22, pillars: [] },
      backGlass: null,
    }),
  },
  {
    wheelbase: 3.75,
    wheel: 0.36,
    shutLines: [0.24, 1.3],
    handles: [1.14],
    bonnetEnd: -0.1,
    face: 'commercial',
    tailKind: 'vertical',
    flatWalls: true,
  },
)

export const motorhomeHouse = carModel(
  {
    nose: 1.32,
    tail: 5.5,
    halfWidth: 1.16,
    belt: [
      [1.32, 2.94],
      [5.2, 2.94],
      [5.5, 2.9],
    ],
    sill: [
      [1.32, 0.4],
      [4.3, 0.4],
      [5.5, 0.56],
    ],
    sideSection: wall,
    frontSection: upright,
    rearSection: upright,
    noseDepth: 0.15,
    noseSquareness: 8,
    tailDepth: 0.3,
    tailSquareness: 7,
    flare: 0,
    lidCrown: [
      [1.32, 0],
      [5.5, 0],
    ],
  },
  { wheelbase: 3.75, wheel: 0.36, arch: 0.43, wheelInset: 0.09, face: 'commercial', flatWalls: true },
)

/** The bed over the cab. */
export const motorhomeBrow = carModel(
  {
    nose: 0.16,
    tail: 1.5,
    halfWidth: 1.16,
    belt: [
      [0.02, 2.9],
      [0.5, 2.94],
      [1.5, 2.94],
    ],
    sill: [
      [0.02, 1.96],
      [1.5, 1.9],
    ],
    sideSection: [
      [0, 0.1],
      [0.1, 0.02],
      [0.2, 0],
      [0.85, 0],
      [0.93, 0.02],
      [1, 0.1],
    ],
    frontSection: brow,
    rearSection: upright,
    noseDepth: 0.75,
    noseSquareness: 4,
    tailDepth: 0.05,
    tailSquareness: 9,
    flare: 0,
    lidCrown: [
      [0, 0],
      [1.5, 0],
    ],
  },
  { wheelbase: 3.75, wheel: 0.36, flatWalls: true },
)
