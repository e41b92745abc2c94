import { carModel, glasshouse } from './carModel'
import { uprightNose } from './sections'

/** The generic drawing of a medium SUV: measures in metres, curves as lists of knots; see `CarShape`. */
export const suv = carModel(
  {
    nose: -0.88,
    tail: 3.6,
    halfWidth: 0.94,
    belt: [
      [-0.88, 0.88],
      [-0.45, 1.0],
      [0, 1.04],
      [0.5, 1.08],
      [1.4, 1.1],
      [2.6, 1.14],
      [3.6, 1.19],
    ],
    sill: [
      [-0.88, 0.3],
      [-0.4, 0.25],
      [0.4, 0.27],
      [2.5, 0.27],
      [3.1, 0.3],
      [3.6, 0.4],
    ],
    frontSection: uprightNose,
    noseDepth: 0.68,
    noseSquareness: 3,
    tailDepth: 0.5,
    flare: 0.03,
    lidCrown: [
      [-0.88, 0.03],
      [-0.3, 0.06],
      [0.4, 0.07],
      [3.6, 0.02],
    ],
    glasshouse: glasshouse({
      cowl: 0.26,
      header: 1.05,
      roofEnd: 3.2,
      tail: 3.53,
      beltHalf: 0.82,
      roofHalf: 0.62,
      roof: [
        [0.75, 1.58],
        [1.05, 1.625],
        [1.6, 1.665],
        [2.3, 1.66],
        [2.9, 1.63],
        [3.25, 1.6],
      ],
      glass: { frontGap: 0.13, endBelt: 3.12, endRoof: 2.92, pillars: [1.5, 2.5] },
    }),
  },
  {
    wheelbase: 2.7,
    wheel: 0.365,
    shutLines: [0.5, 1.52, 2.4],
    handles: [1.34, 2.28],
    bonnetEnd: 0.4,
    cladding: true,
    roofRails: true,
    face: 'rugged',
    tailKind: 'corner',
  },
)
