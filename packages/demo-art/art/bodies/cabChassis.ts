import type { Knots } from '../geometry/curveThrough'
import { carModel, glasshouse } from './carModel'
import { slabSection, uprightNose } from './sections'

export const cabChassisCab = carModel(
  {
    nose: -0.9,
    tail: 1.78,
    halfWidth: 0.92,
    belt: [
      [-0.9, 0.98],
      [-0.5, 1.08],
      [0, 1.12],
      [0.5, 1.15],
      [1.78, 1.17],
    ],
    sill: [
      [-0.9, 0.4],
      [-0.4, 0.38],
      [0.4, 0.42],
      [1.78, 0.44],
    ],
    frontSection: uprightNose,
    sideSection: slabSection,
    noseDepth: 0.62,
    noseSquareness: 3.2,
    tailDepth: 0.12,
    tailSquareness: 6,
    flare: 0.035,
    lidCrown: [
      [-0.9, 0.02],
      [-0.3, 0.05],
      [0.4, 0.06],
      [1.78, 0],
    ],
    glasshouse: glasshouse({
      cowl: 0.3,
      header: 0.92,
      roofEnd: 1.58,
      tail: 1.72,
      beltHalf: 0.81,
      roofHalf: 0.65,
      bow: 0.36,
      tailBow: 0.08,
      roof: [
        [0.62, 1.69],
        [0.92, 1.73],
        [1.3, 1.755],
        [1.7, 1.735],
      ],
      glass: { frontGap: 0.11, endBelt: 1.5, endRoof: 1.44, pillars: [] },
    }),
  },
  {
    wheelbase: 3.15,
    wheel: 0.385,
    shutLines: [0.5, 1.58],
    handles: [1.4],
    bonnetEnd: 0.4,
    cladding: true,
    face: 'rugged',
    tailKind: 'tub',
    isFrontOnly: true,
  },
)

const board: Knots = [
  [0, 0.02],
  [0.06, 0],
  [0.3, 0.012],
  [0.34, 0],
  [0.64, 0.012],
  [0.68, 0],
  [0.96, 0],
  [1, 0.02],
]

/** The alloy tray with its drop sides, standing clear of the rear wheels. */
export const cabChassisTray = carModel(
  {
    nose: 1.9,
    tail: 4.42,
    halfWidth: 0.97,
    belt: [
      [1.9, 1.2],
      [4.42, 1.2],
    ],
    sill: [
      [1.9, 0.86],
      [4.42, 0.86],
    ],
    sideSection: board,
    frontSection: board,
    rearSection: board,
    noseDepth: 0.06,
    noseSquareness: 9,
    tailDepth: 0.06,
    tailSquareness: 9,
    flare: 0,
    lidCrown: [
      [1.9, -0.02],
      [4.42, -0.02],
    ],
  },
  { wheelbase: 3.15, wheel: 0.385, arch: 0.45, wheelInset: 0.07, flatWalls: true },
)
