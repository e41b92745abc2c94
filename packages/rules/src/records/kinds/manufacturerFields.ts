import type { RecordFields, ValuesOf } from '../RecordField'

/** Fields of a make (ENT-12). */
export const manufacturerFields = {
  name: {
    kind: 'text',
    label: 'Name',
    most: 40,
    required: 'Say what the make is called.',
    hint: 'As shoppers write it, such as “Mercedes-Benz”.',
  },
  logoKey: { kind: 'picture', label: 'Mark', hint: 'Stands where shoppers choose a make. Without one, its letters do.' },
} as const satisfies RecordFields

export type ManufacturerValues = ValuesOf<typeof manufacturerFields>
