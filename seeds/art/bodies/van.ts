import { carModel, glasshouse } from './carModel.js'
import { slabSection, uprightNose } from './sections.js'

export const van = carModel(
  {
    nose: -0.88, tail: 4.0, halfWidth: 0.98,
    belt: [[-0.88, 0.92], [-0.6, 1.04], [-0.2, 1.12], [0.3, 1.18], [1, 1.2], [4, 1.2]],
    sill: [[-0.88, 0.26], [-0.4, 0.22], [0.4, 0.24], [2.8, 0.24], [3.4, 0.3], [4, 0.4]],
    frontSection: uprightNose, sideSection: slabSection, noseDepth: 0.7, noseSquareness: 2.9, tailDepth: 0.24, tailSquareness: 5, flare: 0.012,
    lidCrown: [[-0.88, 0.03], [-0.3, 0.06], [0.4, 0.06], [4, 0]],
    glasshouse: glasshouse({
      cowl: -0.22, header: 0.62, roofEnd: 3.9, tail: 3.98, beltHalf: 0.88, roofHalf: 0.78, bow: 0.42, tailBow: 0.1, crown: 0.06,
      roof: [[0.3, 1.84], [0.62, 1.9], [1.3, 1.945], [2.6, 1.95], [3.9, 1.93]],
      glass: { frontGap: 0.12, endBelt: 1.18, endRoof: 1.2, pillars: [] }, backGlass: { low: 0.15, high: 0.86 },
    }),
  },
  { wheelbase: 3.0, wheel: 0.34, doors: [0.22, 1.28, 2.45], handles: [1.12, 1.42], slideRail: [2.45, 3.7], bonnetEnd: -0.1, face: 'commercial', tailKind: 'vertical', cargo: 'panels', size: 1 },
)
