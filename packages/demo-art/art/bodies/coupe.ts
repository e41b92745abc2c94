import { carModel, glasshouse } from './carModel'
import { bootSection } from './sections'

/** The generic drawing of a coupe: measures in metres, curves as lists of knots; see `CarShape`. */
export const coupe = carModel(
  {
    nose: -0.9,
    tail: 3.52,
    halfWidth: 0.94,
    belt: [
      [-0.9, 0.6],
      [-0.5, 0.74],
      [0, 0.82],
      [0.6, 0.87],
      [1.6, 0.89],
      [2.4, 0.94],
      [2.9, 0.96],
      [3.52, 0.93],
    ],
    sill: [
      [-0.9, 0.18],
      [-0.5, 0.15],
      [0.4, 0.16],
      [2.3, 0.16],
      [3, 0.2],
      [3.52, 0.28],
    ],
    rearSection: bootSection,
    noseDepth: 0.85,
    noseSquareness: 2.5,
    flare: 0.05,
    lidCrown: [
      [-0.9, 0.03],
      [-0.3, 0.06],
      [0.5, 0.08],
      [2.9, 0.03],
      [3.52, 0.03],
    ],
    glasshouse: glasshouse({
      cowl: 0.5,
      header: 1.38,
      roofEnd: 2.1,
      tail: 3.2,
      beltHalf: 0.76,
      roofHalf: 0.52,
      roof: [
        [1.05, 1.21],
        [1.38, 1.245],
        [1.7, 1.265],
        [2.0, 1.25],
        [2.4, 1.2],
      ],
      glass: { frontGap: 0.13, endBelt: 2.52, endRoof: 2.1, pillars: [] },
    }),
  },
  {
    wheelbase: 2.62,
    wheel: 0.345,
    shutLines: [0.72, 2.02],
    handles: [1.85],
    bonnetEnd: 0.6,
    face: 'sport',
    tailKind: 'wide',
    widthInPicture: 0.97,
  },
)
