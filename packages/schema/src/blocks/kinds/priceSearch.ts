import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, heading, intro, text } from '../blockSettings'
import { button, dot, headline, line } from '../sketch'

export const priceSearch = {
  schema: block('priceSearch', 'Price search', 'A search by price range, dearest first (SRC-30).', {
    heading: heading('What do you want to spend?'),
    text: intro(),
    from: { ...count('Lower end', 'Where the lower handle starts, in dollars.', 5_000, 250_000, 15_000), multipleOf: 500 },
    to: { ...count('Upper end', 'Where the upper handle starts, in dollars.', 5_000, 250_000, 45_000), multipleOf: 500 },
    highest: {
      ...count(
        'Highest price',
        'The end of the slider, in dollars. A handle there has no limit, so dearer cars are found too.',
        20_000,
        250_000,
        250_000,
      ),
      multipleOf: 500,
    },
    buttonLabel: text('Button text', 'The text of the button. {count} is filled in.', 40, 'Search {count} cars'),
  }),
  position: 4,
  sketch: [headline, line(8, 29, 84, 0.2), line(28, 29, 36, 0.6), dot(28, 30.5, 4), dot(64, 30.5, 4), button(36, 42, 28)],
} as const satisfies BlockDeclaration
