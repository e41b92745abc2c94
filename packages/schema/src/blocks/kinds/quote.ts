import type { BlockDeclaration } from '../BlockDeclaration'
import { block, heading, href, longText, text } from '../blockSettings'
import { box, button, line } from '../sketch'

export const quote = {
  schema: block('quote', 'Quotation', 'One thing somebody said, in large words.', {
    heading: heading(''),
    text: longText('Words', 'What was said.', 400),
    by: text('By', 'Who said it; empty says nobody.', 80),
    buttonLabel: text('Button text', 'Empty shows no button.', 40),
    buttonHref: href('Button link', 'Where the button goes.'),
  }),
  alsoCalled: ['pull quote'],
  begins: { text: 'What somebody said of you.', by: 'A name' },
  sketch: [box(8, 14, 4, 34, 0.4), line(18, 20, 66, 0.7, 5), line(18, 30, 48, 0.7, 5), line(18, 42, 24), button(60, 40)],
} as const satisfies BlockDeclaration
