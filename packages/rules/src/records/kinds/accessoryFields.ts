import type { RecordFields, ValuesOf } from '../RecordField'

/** What is known of an accessory of a model (MOD-02). */
export const accessoryFields = {
  modelId: { kind: 'reference', to: 'model', label: 'Model', required: 'Choose the model it is for.' },
  name: { kind: 'text', label: 'Name', most: 100, required: 'Say what it is called.' },
  category: {
    kind: 'choice',
    label: 'Kind',
    required: 'Choose what kind it is.',
    choices: {
      exterior: 'Exterior',
      interior: 'Interior',
      touring: 'Touring and towing',
      protection: 'Protection',
      wheels: 'Wheels',
      technology: 'Technology',
    },
  },
  partNumber: { kind: 'optional', label: 'Part number', most: 40 },
  priceCents: { kind: 'money', label: 'Price', toDollars: 100_000 },
  fitted: { kind: 'flag', label: 'The price includes fitting' },
  description: { kind: 'optionalRichText', label: 'In a few sentences', most: 1_000 },
  imageKey: { kind: 'picture', label: 'Picture' },
  published: { kind: 'flag', label: 'Sites show it', start: true },
} as const satisfies RecordFields

export type AccessoryValues = ValuesOf<typeof accessoryFields>
