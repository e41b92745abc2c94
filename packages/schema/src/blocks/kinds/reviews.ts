import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, heading, phoneLayout } from '../blockSettings'
import { box, columns, dot, headline, line } from '../sketch'

export const reviews = {
  schema: block('reviews', 'Reviews', 'Customer reviews, if the average is high enough.', {
    heading: heading('What our customers say'),
    limit: count('Number of reviews', 'How many are shown.', 1, 9, 3),
    phoneLayout,
  }),
  position: 6,
  sketch: [
    headline,
    ...columns(3, (x, w) => [
      box(x, 19, w, 34),
      ...[5, 10, 15].map((right) => dot(x + right, 31, 1.6)),
      line(x + 4, 38, w - 8),
      line(x + 4, 44, w - 12),
    ]),
  ],
} as const satisfies BlockDeclaration
