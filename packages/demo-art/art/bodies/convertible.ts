import { carModel, glasshouse } from './carModel'
import { bootSection } from './sections'

/** Only the windscreen of the glasshouse is drawn; the roof is folded away. */
export const convertible = carModel(
  {
    nose: -0.88,
    tail: 3.42,
    halfWidth: 0.92,
    belt: [
      [-0.88, 0.62],
      [-0.5, 0.76],
      [0, 0.84],
      [0.6, 0.89],
      [1.6, 0.9],
      [2.3, 0.94],
      [2.8, 0.96],
      [3.42, 0.92],
    ],
    sill: [
      [-0.88, 0.19],
      [-0.5, 0.16],
      [0.4, 0.17],
      [2.3, 0.17],
      [2.9, 0.21],
      [3.42, 0.3],
    ],
    rearSection: bootSection,
    noseDepth: 0.82,
    noseSquareness: 2.5,
    flare: 0.045,
    lidCrown: [
      [-0.88, 0.03],
      [-0.3, 0.06],
      [0.5, 0.075],
      [0.9, 0.03],
      [2.3, 0.03],
      [2.7, 0.06],
      [3.42, 0.03],
    ],
    glasshouse: glasshouse({
      cowl: 0.5,
      header: 1.2,
      roofEnd: 2.1,
      tail: 2.6,
      beltHalf: 0.76,
      roofHalf: 0.58,
      bow: 0.2,
      roof: [
        [0.9, 1.22],
        [1.2, 1.26],
        [2.1, 1.2],
      ],
      glass: { frontGap: 0.13, endBelt: 2, endRoof: 2, pillars: [] },
      backGlass: null,
    }),
  },
  {
    wheelbase: 2.5,
    wheel: 0.335,
    shutLines: [0.72, 1.92],
    handles: [1.75],
    bonnetEnd: 0.6,
    face: 'sport',
    tailKind: 'wide',
    widthInPicture: 0.96,
  },
)
