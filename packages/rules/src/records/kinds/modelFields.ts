import type { RecordFields, ValuesOf } from '../RecordField'

const millimetres = { kind: 'number', unit: 'mm', from: 500, to: 25_000, whole: true } as const

/** What is known of a model (ENT-13, MOD-01), with its variants and colours. */
export const modelFields = {
  manufacturerId: { kind: 'reference', to: 'manufacturer', label: 'Make', required: 'Choose the make.' },
  name: { kind: 'text', label: 'Model', most: 60, required: 'Say what the model is called.', hint: 'Without its make, such as “Corolla”.' },
  status: {
    kind: 'choice',
    label: 'State',
    start: 'current',
    required: 'Choose how far along it is.',
    choices: { current: 'Sold now', new: 'All-new', coming_soon: 'Upcoming', run_out: 'Running out' },
  },
  published: { kind: 'flag', label: 'Sites show it', start: true },
  summary: { kind: 'optional', label: 'In a few sentences', most: 1_000, lines: 3 },
  body: {
    kind: 'optional',
    label: 'Body',
    most: 30,
    hint: 'As shoppers say it, such as SUV, Hatch or Ute.',
  },
  fuels: {
    kind: 'several',
    label: 'Fuels',
    choices: { Petrol: 'Petrol', Diesel: 'Diesel', Hybrid: 'Hybrid', PHEV: 'Plug-in hybrid', Electric: 'Electric', Hydrogen: 'Hydrogen' },
  },
  seats: { kind: 'number', label: 'Seats', from: 1, to: 30, whole: true },
  towingKg: { kind: 'number', label: 'Tows, braked', unit: 'kg', from: 0, to: 10_000, whole: true },
  lengthMm: { ...millimetres, label: 'Length' },
  widthMm: { ...millimetres, label: 'Width' },
  heightMm: { ...millimetres, label: 'Height' },
  warranty: { kind: 'optional', label: 'Warranty', most: 120, hint: 'Such as “5 years, unlimited kilometres”.' },
  overridePath: { kind: 'optional', label: 'Page of its own', most: 200, hint: 'Such as /new-corolla. Empty: its cars in stock.' },
  imageKey: { kind: 'picture', label: 'Picture' },
  variants: {
    kind: 'rows',
    noun: 'variant',
    label: 'Variants',
    most: 40,
    fields: {
      name: { kind: 'text', label: 'Variant', most: 80, required: 'Say what it is called.' },
      priceCents: { kind: 'money', label: 'Price', toDollars: 5_000_000 },
      priceType: {
        kind: 'choice',
        label: 'Price is',
        start: 'driveAway',
        required: 'Choose what the price includes.',
        choices: { driveAway: 'Drive away', egc: 'Excluding government charges' },
      },
      fuel: { kind: 'optional', label: 'Fuel', most: 30 },
      transmission: { kind: 'optional', label: 'Transmission', most: 40 },
    },
  },
  colours: {
    kind: 'rows',
    noun: 'colour',
    label: 'Colours',
    most: 40,
    fields: {
      name: { kind: 'text', label: 'Colour', most: 60, required: 'Say what it is called.' },
      code: { kind: 'optional', label: 'Shade', most: 7, hint: 'Such as #1b4f8a.' },
    },
  },
} as const satisfies RecordFields

export type ModelValues = ValuesOf<typeof modelFields>
