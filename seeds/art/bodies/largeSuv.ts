import { carModel, glasshouse } from './carModel.js'
import { slabSection, uprightNose } from './sections.js'

export const largeSuv = carModel(
  {
    nose: -0.9, tail: 4.02, halfWidth: 0.98,
    belt: [[-0.9, 1.02], [-0.5, 1.12], [0, 1.15], [0.5, 1.18], [1.4, 1.2], [2.8, 1.22], [4.02, 1.24]],
    sill: [[-0.9, 0.38], [-0.4, 0.32], [0.4, 0.34], [2.7, 0.34], [3.4, 0.38], [4.02, 0.48]],
    frontSection: uprightNose, sideSection: slabSection, noseDepth: 0.6, noseSquareness: 3.4, tailDepth: 0.42, tailSquareness: 3.8, flare: 0.04,
    lidCrown: [[-0.9, 0.02], [-0.3, 0.05], [0.4, 0.06], [4.02, 0.02]],
    glasshouse: glasshouse({
      cowl: 0.38, header: 0.98, roofEnd: 3.78, tail: 3.96, beltHalf: 0.86, roofHalf: 0.69, bow: 0.34, tailBow: 0.16,
      roof: [[0.7, 1.76], [0.98, 1.8], [1.6, 1.845], [2.6, 1.85], [3.4, 1.83], [3.8, 1.8]],
      glass: { frontGap: 0.1, endBelt: 3.74, endRoof: 3.6, pillars: [1.52, 2.58], },
    }),
  },
  { wheelbase: 2.85, wheel: 0.395, doors: [0.56, 1.56, 2.5], handles: [1.38, 2.36], bonnetEnd: 0.45, cladding: true, roofRails: true, face: 'rugged', tailKind: 'vertical', size: 1.02 },
)
