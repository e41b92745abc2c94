import { carModel, glasshouse } from './carModel.js'
import { slabSection } from './sections.js'

export const peopleMover = carModel(
  {
    nose: -0.9, tail: 4.1, halfWidth: 0.97,
    belt: [[-0.9, 0.8], [-0.55, 0.95], [-0.1, 1.03], [0.4, 1.08], [1.4, 1.1], [2.6, 1.12], [4.1, 1.14]],
    sill: [[-0.9, 0.24], [-0.4, 0.2], [0.4, 0.22], [2.8, 0.22], [3.4, 0.26], [4.1, 0.36]],
    sideSection: slabSection, noseDepth: 0.75, noseSquareness: 2.8, tailDepth: 0.4, tailSquareness: 3.8, flare: 0.015,
    lidCrown: [[-0.9, 0.03], [-0.3, 0.07], [0.4, 0.07], [4.1, 0.02]],
    glasshouse: glasshouse({
      cowl: -0.05, header: 0.98, roofEnd: 3.82, tail: 4.04, beltHalf: 0.86, roofHalf: 0.69, bow: 0.44, tailBow: 0.18, crown: 0.06,
      roof: [[0.6, 1.64], [0.98, 1.71], [1.7, 1.77], [2.8, 1.77], [3.5, 1.74], [3.84, 1.71]],
      glass: { frontGap: 0.22, endBelt: 3.8, endRoof: 3.62, pillars: [1.42, 2.55] },
    }),
  },
  { wheelbase: 3.05, wheel: 0.345, doors: [0.4, 1.46, 2.5], handles: [1.3, 1.62], slideRail: [2.5, 3.75], bonnetEnd: 0.1, face: 'compact', tailKind: 'vertical', size: 1.02 },
)
