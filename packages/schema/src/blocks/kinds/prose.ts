import type { BlockDeclaration } from '../BlockDeclaration'
import { block, heading, richText } from '../blockSettings'
import { headline, line } from '../sketch'

export const prose = {
  schema: block('prose', 'Text', 'Paragraphs, headings, lists, tables and pictures.', {
    heading: heading(''),
    text: richText('Text', 'The text.', 20000),
  }),
  position: 9,
  initialContent: { heading: 'A heading', text: 'What there is to say.' },
  sketch: [headline, line(8, 21, 84), line(8, 28, 78), line(8, 35, 82), line(8, 42, 70), line(8, 49, 40)],
} as const satisfies BlockDeclaration
