import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, entries, heading, intro, richText, threeEntries } from '../blockSettings'
import { columns, dot, headline, line } from '../sketch'

export const reasons = {
  schema: block('reasons', 'Reasons', 'Short reasons, steps or figures.', {
    heading: heading('Why buy from us'),
    text: intro(),
    layout: choice(
      'Layout',
      'How the entries are arranged.',
      { columns: 'Columns', steps: 'Numbered steps', figures: 'Large figures', band: 'Coloured band' },
      'columns',
    ),
    entries: entries('Entries', 'The reasons, in order.', 'Entry', richText('Text', 'The entry’s text, with a list if needed.', 1200)),
  }),
  position: 8,
  initialContent: { entries: threeEntries('A … reason', 'Say in a sentence what it means for the people who read it.') },
  sketch: [headline, ...columns(3, (x, w) => [dot(x + 5, 25, 4.5, 0.7), line(x, 35, w * 0.7, 0.6), line(x, 42, w), line(x, 47, w * 0.8)])],
} as const satisfies BlockDeclaration
