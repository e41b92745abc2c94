import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, heading, intro, richText, text } from '../blockSettings'
import { box, button, headline } from '../sketch'

export const payment = {
  schema: block('payment', 'Online payment', 'A form to pay an invoice or deposit by card. The payer has to sign in (RTE-21, AUTH-05).', {
    heading: heading('Pay online'),
    text: intro('Pay an invoice or an agreed deposit. You’ll see everything once more before you pay.'),
    referenceLabel: text('Reference label', 'What the form calls the reference of the payment.', 60, 'Invoice or reference number'),
    most: count('Highest amount', 'The most that can be paid at once, in dollars.', 1, 200_000, 20_000),
    buttonLabel: text('Button text', 'The text of the button.', 40, 'Continue to payment'),
    note: richText('Small print', 'Under the form. Leave empty to show none.', 600),
  }),
  position: 20,
  sketch: [headline, box(8, 19, 40, 9), box(52, 19, 40, 9), box(8, 31, 84, 9), button(8, 45, 30)],
} as const satisfies BlockDeclaration
