import { carModel, glasshouse } from './carModel'

/** The generic drawing of a wagon: measures in metres, curves as lists of knots; see `CarShape`. */
export const wagon = carModel(
  {
    nose: -0.92,
    tail: 3.86,
    halfWidth: 0.92,
    belt: [
      [-0.92, 0.68],
      [-0.5, 0.81],
      [0, 0.87],
      [0.55, 0.92],
      [1.4, 0.945],
      [2.6, 0.975],
      [3.86, 1.02],
    ],
    sill: [
      [-0.92, 0.23],
      [-0.5, 0.2],
      [0.4, 0.21],
      [2.5, 0.21],
      [3.3, 0.24],
      [3.86, 0.34],
    ],
    lidCrown: [
      [-0.92, 0.03],
      [-0.3, 0.07],
      [0.4, 0.075],
      [3.86, 0.02],
    ],
    tailDepth: 0.5,
    glasshouse: glasshouse({
      cowl: 0.3,
      header: 1.16,
      roofEnd: 3.42,
      tail: 3.8,
      beltHalf: 0.79,
      roofHalf: 0.57,
      roof: [
        [0.86, 1.36],
        [1.16, 1.4],
        [1.7, 1.445],
        [2.5, 1.44],
        [3.1, 1.41],
        [3.45, 1.375],
      ],
      glass: { frontGap: 0.13, endBelt: 3.42, endRoof: 3.1, pillars: [1.56, 2.58] },
    }),
  },
  {
    wheelbase: 2.8,
    wheel: 0.335,
    shutLines: [0.52, 1.6, 2.5],
    handles: [1.42, 2.36],
    bonnetEnd: 0.42,
    roofRails: true,
    face: 'saloon',
    tailKind: 'corner',
  },
)
