import type { BlockDeclaration } from '../BlockDeclaration'
import { block, entryList, heading, href, intro, richText, text } from '../blockSettings'
import { box, headline, line } from '../sketch'

export const prices = {
  schema: block('prices', 'Price list', 'What things cost, such as a service by model (CNT-15 to CNT-27).', {
    heading: heading('What it costs'),
    text: intro(),
    entries: entryList('Prices', 'The lines of the list, in order.', 'Price', 40, {
      title: text('What', 'What the price is for.', 120),
      price: text('Price', 'The price as shown, such as $250.', 40),
      text: text('Details', 'What the price includes.', 240),
    }),
    note: richText('Small print', 'Under the list. Leave empty to show none.', 800),
    buttonLabel: text('Button text', 'Leave empty for no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.'),
  }),
  position: 14,
  initialContent: { entries: [{ id: 'first', title: '[Name]', price: '[Price]', text: '[Description]' }] },
  sketch: [headline, ...[19, 31, 43].flatMap((y) => [box(8, y, 84, 9), line(12, y + 3, 34, 0.5), line(74, y + 3, 14, 0.8)])],
} as const satisfies BlockDeclaration
