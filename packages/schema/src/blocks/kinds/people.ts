import { emailAddressOrEmpty } from '../../formats/emailAddress'
import { phoneNumberOrEmpty } from '../../formats/phoneNumber'
import type { BlockDeclaration } from '../BlockDeclaration'
import { block, entryList, heading, image, intro, text } from '../blockSettings'
import { columns, head, headline, line } from '../sketch'

export const people = {
  schema: block('people', 'People', 'Who works here and how to reach them.', {
    heading: heading('Meet the team'),
    text: intro(),
    entries: entryList('People', 'The people, in order.', 'Person', 24, {
      name: text('Name', 'The person’s name.', 60),
      role: text('Role', 'What the person does here.', 80),
      image: { ...image('Image', 'A portrait. Leave empty to show initials.'), 'x-width': 320 },
      phone: { ...text('Phone', 'The person’s own number. Leave empty to show none.', 24), ...phoneNumberOrEmpty },
      email: { ...text('Email', 'The person’s own address. Leave empty to show none.', 120), ...emailAddressOrEmpty },
    }),
  }),
  position: 13,
  searchTerms: ['staff', 'team'],
  initialContent: { entries: [{ id: 'first', name: '[Name]', role: '[Role]' }] },
  sketch: [headline, ...columns(4, (x, w) => [head(x + w / 2, 29, 8), line(x + 2, 41, w - 4, 0.6), line(x + 4, 47, w - 8)])],
} as const satisfies BlockDeclaration
