import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, heading, intro } from '../blockSettings'
import { box, columns, headline, line } from '../sketch'

/** Models of the site's makes as cards, such as performance models on their own page (NAV-19). */
export const models = {
  schema: block('models', 'Models', 'Models of your makes as cards that link to their pages, even if none is in stock.', {
    heading: heading('Our models'),
    text: intro(),
    of: choice(
      'Which models',
      'Part of the range, or all models sold new.',
      { all: 'All sold new', new: 'All-new', performance: 'Performance', electrified: 'Electric and hybrid', upcoming: 'Upcoming' },
      'all',
    ),
  }),
  position: 22,
  sketch: [headline, ...columns(4, (x, w) => [box(x, 19, w, 22), line(x, 45, w * 0.7, 0.6), line(x, 51, w * 0.5)])],
} as const satisfies BlockDeclaration
