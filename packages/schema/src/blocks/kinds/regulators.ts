import type { BlockDeclaration } from '../BlockDeclaration'
import { block, heading, intro } from '../blockSettings'
import { box, headline, line } from '../sketch'

export const regulators = {
  schema: block('regulators', 'Consumer regulators', 'The authorities that shoppers can turn to (LEG-01, LEG-04).', {
    heading: heading('Who else can help'),
    text: intro('If you’re not happy with our reply, you can contact these authorities or seek independent legal advice.'),
  }),
  position: 19,
  sketch: [headline, ...[20, 32, 44].flatMap((y) => [box(8, y, 10, 8, 0.24), line(22, y, 50, 0.55), line(22, y + 5, 36)])],
} as const satisfies BlockDeclaration
