import { phoneNumberOrEmpty } from '../formats/phoneNumber'
import type { SchemaNode, SectionSchema } from '../SchemaNode'

const number = (title: string, description: string) =>
  ({
    type: 'string',
    title,
    description,
    maxLength: 24,
    ...phoneNumberOrEmpty,
    default: '',
    'x-control': 'phone',
    'x-role': 'dealer',
  }) as const satisfies SchemaNode

/** Phone numbers and how they are shown (VDP-14, VDP-16 to VDP-18, UI-05). */
export const phone = {
  type: 'object',
  title: 'Phone',
  description: 'The numbers shoppers call.',
  'x-group': 'Contact',
  'x-preview': 'car',
  properties: {
    main: number('Main number', 'Shown in the header and where no other number applies.'),
    newCars: number('New cars', 'Shown on new cars. Leave empty to use the location’s number.'),
    usedCars: number('Used cars', 'Shown on used cars. Leave empty to use the location’s number.'),
    demoCars: number('Demo cars', 'Shown on demo cars. Leave empty to use the location’s number.'),
    startsRevealed: {
      type: 'boolean',
      title: 'Show numbers at once',
      description: 'Shows phone numbers on car pages in full, without a click.',
      default: false,
    },
    callNowInHoursOnly: {
      type: 'boolean',
      title: 'Call Now only in opening hours',
      description: 'Shows Call Now only while the car’s location is open.',
      default: false,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
