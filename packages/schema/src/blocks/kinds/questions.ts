import type { BlockDeclaration } from '../BlockDeclaration'
import { block, entryList, heading, href, richText, text, threeEntries } from '../blockSettings'
import { box, headline, line } from '../sketch'

export const questions = {
  schema: block('questions', 'Questions', 'Questions with answers that expand.', {
    heading: heading('Good to know'),
    entries: entryList('Questions', 'The title of each entry is the question, its text the answer.', 'Answered question', 12, {
      title: text('Question', 'What shoppers ask.', 120),
      text: richText('Answer', 'The answer, with lists, tables and pictures where they help.', 4000),
      href: href('Link', 'Where the entry leads. Leave empty for no link.'),
    }),
  }),
  position: 15,
  searchTerms: ['faq'],
  initialContent: { entries: threeEntries('A … question', 'The answer, as you would give it at the counter.') },
  sketch: [headline, ...[19, 31, 43].flatMap((y) => [box(8, y, 84, 9), line(12, y + 3, 40, 0.55), line(84, y + 3, 4, 0.7)])],
} as const satisfies BlockDeclaration
