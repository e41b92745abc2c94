import type { BlockDeclaration } from '../BlockDeclaration'
import { block, heading, intro } from '../blockSettings'
import { box, headline, line, ring } from '../sketch'

export const calculator = {
  schema: block('calculator', 'Finance calculator', 'A repayment calculator (FIN-11).', {
    heading: heading('Work out your repayments'),
    text: intro(),
  }),
  position: 18,
  sketch: [headline, box(8, 19, 46, 34), line(12, 25, 30), line(12, 33, 36, 0.2), line(12, 41, 24), ring(76, 36, 13)],
} as const satisfies BlockDeclaration
