import { carModel, glasshouse } from './carModel'

/** The generic drawing of a hatch: measures in metres, curves as lists of knots; see `CarShape`. */
export const hatch = carModel(
  {
    nose: -0.84,
    tail: 3.24,
    halfWidth: 0.89,
    belt: [
      [-0.84, 0.68],
      [-0.4, 0.82],
      [0, 0.89],
      [0.5, 0.94],
      [1.4, 0.965],
      [2.4, 1.0],
      [3.22, 1.03],
    ],
    sill: [
      [-0.84, 0.23],
      [-0.4, 0.19],
      [0.4, 0.2],
      [2.3, 0.2],
      [2.9, 0.24],
      [3.22, 0.34],
    ],
    lidCrown: [
      [-0.84, 0.03],
      [-0.3, 0.07],
      [0.4, 0.075],
      [3.22, 0.02],
    ],
    tailDepth: 0.4,
    glasshouse: glasshouse({
      cowl: 0.22,
      header: 1.05,
      roofEnd: 2.86,
      tail: 3.16,
      beltHalf: 0.77,
      roofHalf: 0.57,
      roof: [
        [0.75, 1.37],
        [1.05, 1.41],
        [1.6, 1.455],
        [2.1, 1.445],
        [2.6, 1.41],
        [2.9, 1.375],
      ],
      glass: { frontGap: 0.13, endBelt: 2.55, endRoof: 2.42, pillars: [1.45] },
    }),
  },
  {
    wheelbase: 2.56,
    wheel: 0.325,
    shutLines: [0.45, 1.47, 2.3],
    handles: [1.3, 2.2],
    bonnetEnd: 0.36,
    face: 'compact',
    tailKind: 'corner',
    widthInPicture: 0.93,
  },
)
