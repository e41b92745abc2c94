import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, heading, phoneLayout } from '../blockSettings'
import { box, button, columns, headline, line } from '../sketch'

export const offers = {
  schema: block('offers', 'Offers', 'Current offers.', {
    heading: heading('Current offers'),
    limit: count('Number of offers', 'How many are shown.', 1, 12, 3),
    phoneLayout,
  }),
  position: 5,
  sketch: [headline, ...columns(3, (x, w) => [box(x, 19, w, 34), line(x + 4, 24, w * 0.5, 0.6), button(x + 4, 44, w * 0.6)])],
} as const satisfies BlockDeclaration
