import { carModel, glasshouse } from './carModel'
import { bootSection } from './sections'

/** The generic drawing of a sedan: measures in metres, curves as lists of knots; see `CarShape`. */
export const sedan = carModel(
  {
    nose: -0.93,
    tail: 3.88,
    halfWidth: 0.92,
    belt: [
      [-0.93, 0.66],
      [-0.5, 0.79],
      [0, 0.855],
      [0.55, 0.905],
      [1.4, 0.93],
      [2.6, 0.955],
      [3.1, 0.965],
      [3.5, 0.965],
      [3.88, 0.95],
    ],
    sill: [
      [-0.93, 0.23],
      [-0.5, 0.19],
      [0.4, 0.2],
      [2.5, 0.2],
      [3.3, 0.22],
      [3.88, 0.32],
    ],
    rearSection: bootSection,
    lidCrown: [
      [-0.93, 0.03],
      [-0.3, 0.07],
      [0.4, 0.075],
      [3, 0.04],
      [3.5, 0.05],
      [3.88, 0.03],
    ],
    glasshouse: glasshouse({
      cowl: 0.3,
      header: 1.2,
      roofEnd: 2.4,
      tail: 3.38,
      beltHalf: 0.79,
      roofHalf: 0.56,
      roof: [
        [0.9, 1.34],
        [1.2, 1.375],
        [1.7, 1.415],
        [2.1, 1.405],
        [2.45, 1.37],
        [2.8, 1.31],
      ],
      glass: { frontGap: 0.13, endBelt: 2.88, endRoof: 2.34, pillars: [1.58] },
    }),
  },
  { wheelbase: 2.8, wheel: 0.335, shutLines: [0.52, 1.6, 2.5], handles: [1.42, 2.36], bonnetEnd: 0.42, face: 'saloon', tailKind: 'wide' },
)
