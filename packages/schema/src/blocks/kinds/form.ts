import type { BlockDeclaration } from '../BlockDeclaration'
import { block, choice, heading, intro } from '../blockSettings'
import { formNames } from '../formKinds'
import { box, button, headline } from '../sketch'

export const form = {
  schema: block('form', 'Form', 'An enquiry form. Submissions become leads.', {
    heading: heading('Send us a message'),
    text: intro(),
    form: choice('Form', 'What the form is about.', formNames, 'general'),
    showContact: {
      type: 'boolean',
      title: 'Contact details',
      description: 'Shows the address, phone and hours beside the form.',
      default: true,
    },
  }),
  position: 17,
  sketch: [headline, box(8, 19, 40, 9), box(52, 19, 40, 9), box(8, 31, 84, 13), button(8, 48, 24)],
} as const satisfies BlockDeclaration
