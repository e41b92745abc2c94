import type { BlockDeclaration } from '../BlockDeclaration'
import { block, entries, heading, longText, threeEntries } from '../blockSettings'
import { box, columns, headline, line } from '../sketch'

export const links = {
  schema: block('links', 'Links', 'A grid of links to other pages.', {
    heading: heading(''),
    // The whole card is a link, so its text can't contain links.
    entries: entries(
      'Links',
      'Each entry is a card with a title, text and a link.',
      'Link card',
      longText('Text', 'The entry’s text.', 1200),
    ),
  }),
  position: 16,
  initialContent: { heading: 'Where to next', entries: threeEntries('A … link', 'What is found there.') },
  sketch: [
    headline,
    ...columns(3, (x, w) => [box(x, 19, w, 15), line(x + 4, 25, w * 0.5, 0.6), box(x, 38, w, 15), line(x + 4, 44, w * 0.5, 0.6)]),
  ],
} as const satisfies BlockDeclaration
