import type { RecordFields, ValuesOf } from '../RecordField'

/** Fields of a make (ENT-12). */
export const manufacturerFields = {
  name: {
    kind: 'text',
    label: 'Name',
    max: 40,
    required: 'Enter the name of the make.',
    hint: 'As shoppers write it, such as “Mercedes-Benz”.',
  },
  logoKey: { kind: 'picture', label: 'Logo', hint: 'Shown where shoppers choose a make. Without one, only its name is shown.' },
} as const satisfies RecordFields

export type ManufacturerValues = ValuesOf<typeof manufacturerFields>
