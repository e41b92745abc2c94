import type { SectionSchema } from '../SchemaNode'

/** What enquiry forms ask (ENQ-10 to ENQ-17, ERR-07, ERR-08). */
export const forms = {
  type: 'object',
  title: 'Forms',
  description: 'What enquiry forms ask, and what they say afterwards.',
  'x-group': 'Contact',
  'x-preview': 'contact',
  properties: {
    messageRequired: { type: 'boolean', title: 'Comments required', description: 'Shoppers must write something in Comments.', default: true },
    showRego: { type: 'boolean', title: 'Ask for rego', description: 'Adds an optional field for the shopper’s own registration.', default: false, 'x-role': 'dealer' },
    askLocation: { type: 'string', title: 'Ask for a location', description: 'When shoppers must choose a location.', enum: ['never', 'withoutCar', 'newCar'], 'x-labels': ['Never', 'When no car is given', 'For new cars, too'], default: 'never' },
    showOptIn: { type: 'boolean', title: 'Offer updates', description: 'Adds a box to agree to news and offers.', default: true, 'x-role': 'dealer' },
    optInDefault: { type: 'boolean', title: 'Updates ticked at first', description: 'Whether that box starts ticked. The law of Australia and New Zealand expects active consent.', default: true },
    optInLabel: { type: 'string', title: 'Updates wording', description: 'The words beside that box; stored with each lead.', minLength: 1, maxLength: 200, default: 'Keep me up to date with news and offers.', 'x-role': 'dealer' },
    showTerms: { type: 'boolean', title: 'Ask to agree to terms', description: 'Shoppers must agree to the terms of use.', default: true },
    termsWording: { type: 'string', title: 'Terms message', description: 'What the form says when the terms are not agreed to.', enum: ['short', 'long'], 'x-labels': ['*You must agree to the terms of use before submitting.', '* You must agree to the terms of use before submitting the form.'], default: 'short' },
    successHeading: { type: 'string', title: 'Thank-you heading', description: 'The heading after a form was sent.', minLength: 1, maxLength: 60, default: 'Thank you, we have your enquiry', 'x-role': 'dealer' },
    successText: { type: 'string', title: 'Thank-you text', description: 'What happens next.', maxLength: 400, default: 'One of our team will be in touch soon, usually within the next business hour.', 'x-control': 'multiline', 'x-role': 'dealer' },
  },
} as const satisfies SectionSchema
