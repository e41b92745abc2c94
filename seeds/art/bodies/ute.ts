import { carModel, glasshouse } from './carModel.js'
import { hatchTail, slabSection, uprightNose } from './sections.js'

export const ute = carModel(
  {
    nose: -0.9, tail: 4.42, halfWidth: 0.94,
    belt: [[-0.9, 0.98], [-0.5, 1.09], [0, 1.13], [0.5, 1.16], [1.4, 1.17], [2.25, 1.18], [2.38, 1.15], [4.3, 1.16], [4.42, 1.16]],
    sill: [[-0.9, 0.38], [-0.4, 0.35], [0.4, 0.38], [2.5, 0.4], [3.3, 0.44], [4.42, 0.52]],
    frontSection: uprightNose, sideSection: slabSection, rearSection: hatchTail, noseDepth: 0.62, noseSquareness: 3.2, tailDepth: 0.2, tailSquareness: 5, flare: 0.045,
    lidCrown: [[-0.9, 0.02], [-0.3, 0.05], [0.4, 0.06], [0.8, 0], [4.42, 0]],
    glasshouse: glasshouse({
      cowl: 0.3, header: 0.95, roofEnd: 2.12, tail: 2.34, beltHalf: 0.82, roofHalf: 0.65, bow: 0.36, tailBow: 0.1,
      roof: [[0.66, 1.7], [0.95, 1.745], [1.4, 1.785], [1.9, 1.775], [2.2, 1.74]],
      glass: { frontGap: 0.11, endBelt: 2.2, endRoof: 2.06, pillars: [1.38] },
    }),
  },
  { wheelbase: 3.15, wheel: 0.39, doors: [0.5, 1.42, 2.28], handles: [1.24, 2.12], bonnetEnd: 0.4, cladding: true, face: 'rugged', tailKind: 'tub', cargo: 'tub', size: 1.03 },
)
