import type { RecordFields, ValuesOf } from '../RecordField'

/** Editable fields of a dealership besides its locations (REV-05). */
export const dealershipFields = {
  name: {
    kind: 'text',
    label: 'Dealership',
    most: 80,
    required: 'Give the dealership a name.',
    hint: 'Stands with its cars and locations. Links to the page that thanks its customers say this name.',
  },
  reviewUrl: {
    kind: 'optional',
    label: 'Where its reviews are written',
    most: 400,
    hint: 'An address that starts with https://, such as its page at Google. Empty: the address that each site says.',
  },
} as const satisfies RecordFields

export type DealershipValues = ValuesOf<typeof dealershipFields>
