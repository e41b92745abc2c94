import type { RecordFields, ValuesOf } from '../RecordField'

/** Editable fields of a dealership besides its locations (REV-05). */
export const dealershipFields = {
  name: {
    kind: 'text',
    label: 'Dealership',
    max: 80,
    required: 'Enter a name for the dealership.',
    hint: 'Shown with its cars and locations, and in links to the thank-you page for customers.',
  },
  reviewUrl: {
    kind: 'optional',
    label: 'Review address',
    max: 400,
    hint: 'An address that starts with https://, such as its Google page. Leave empty to use the address set for each site.',
  },
} as const satisfies RecordFields

export type DealershipValues = ValuesOf<typeof dealershipFields>
