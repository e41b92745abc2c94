import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, heading, intro, richText, text } from '../blockSettings'
import { box, button, headline } from '../sketch'

export const payment = {
  schema: block('payment', 'Online payment', 'A form to pay an invoice or a deposit by card; whoever pays signs in (RTE-21, AUTH-05).', {
    heading: heading('Pay online'),
    text: intro('Pay an invoice or an agreed deposit. You’ll see everything once more before you pay.'),
    referenceLabel: text(
      'Name of the reference',
      'What the form calls the number that says what is paid.',
      60,
      'Invoice or reference number',
    ),
    most: count('Highest amount', 'Dollars that can be paid at once.', 1, 200_000, 20_000),
    buttonLabel: text('Button text', 'The words of the button.', 40, 'Continue to payment'),
    note: richText('Small print', 'Under the form; empty shows none.', 600),
  }),
  place: 20,
  sketch: [headline, box(8, 19, 40, 9), box(52, 19, 40, 9), box(8, 31, 84, 9), button(8, 45, 30)],
} as const satisfies BlockDeclaration
