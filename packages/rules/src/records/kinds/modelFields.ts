import type { RecordFields, ValuesOf } from '../RecordField'

/** Fields of a model's accessory (MOD-02). */
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

const millimetres = { kind: 'number', unit: 'mm', from: 500, to: 25_000, whole: true } as const

/** Fields of a model with variants and colours (ENT-13, MOD-01). */
export const modelFields = {
  manufacturerId: { kind: 'reference', to: 'manufacturer', label: 'Make', none: 'Not in the list' },
  makeName: {
    kind: 'optional',
    label: 'Another make',
    most: 40,
    hint: 'Where the make is not in the list, such as a builder of trailers: its name.',
  },
  name: { kind: 'text', label: 'Model', most: 60, required: 'Say what the model is called.', hint: 'Without its make, such as “Corolla”.' },
  status: {
    kind: 'choice',
    label: 'State',
    start: 'current',
    required: 'Choose how far along it is.',
    choices: { current: 'Sold now', new: 'All-new', coming_soon: 'Upcoming', run_out: 'Running out', discontinued: 'Discontinued' },
  },
  launchedOn: {
    kind: 'optionalDay',
    label: 'On sale from',
    hint: 'An upcoming model is all-new from this day on, by itself.',
  },
  newUntil: {
    kind: 'optionalDay',
    label: 'All-new until',
    hint: 'The last day on which it is called so. Empty: as long as its state says.',
  },
  published: { kind: 'flag', label: 'Sites show it', start: true },
  summary: {
    kind: 'optionalRichText',
    label: 'What it is',
    most: 2_000,
    hint: 'Opens its page, beside the picture: a paragraph or two, or a short list.',
  },
  body: {
    kind: 'optional',
    label: 'Body',
    most: 30,
    hint: 'As shoppers say it, such as SUV, Hatch or Ute.',
  },
  performance: { kind: 'flag', label: 'A performance model', hint: 'Menus list it under Performance instead of under its body.' },
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
  overridePath: {
    kind: 'optional',
    label: 'Address of its page',
    most: 200,
    hint: 'Such as /new-corolla. Empty: its name, such as /corolla.',
  },
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
      engine: { kind: 'optional', label: 'Engine or motor', most: 60, hint: 'Such as “2.5 L four-cylinder”.' },
      drive: { kind: 'optional', label: 'Drive', most: 30, hint: 'Such as AWD.' },
      consumption: { kind: 'number', label: 'Uses', unit: 'L/100 km', from: 0, to: 60 },
      rangeKm: { kind: 'number', label: 'Electric range', unit: 'km', from: 0, to: 2_000, whole: true },
    },
  },
  colours: {
    kind: 'rows',
    noun: 'colour',
    label: 'Colours',
    most: 40,
    fields: {
      name: { kind: 'text', label: 'Colour', most: 60, required: 'Say what it is called.' },
      code: { kind: 'optional', label: 'Shade', most: 7, as: 'colour', hint: 'Pick it, or write its code, such as #1b4f8a.' },
      imageKey: { kind: 'picture', label: 'The model in it' },
      priceCents: { kind: 'money', label: 'Costs more by', toDollars: 20_000 },
    },
  },
  pictures: {
    kind: 'rows',
    noun: 'picture',
    label: 'More pictures',
    most: 24,
    fields: {
      caption: { kind: 'text', label: 'What it shows', most: 120, required: 'Say what it shows.' },
      imageKey: { kind: 'picture', label: 'Picture', required: 'Choose a picture.' },
    },
  },
  services: {
    kind: 'rows',
    noun: 'service',
    label: 'Service prices',
    most: 20,
    fields: {
      name: { kind: 'text', label: 'Service', most: 60, required: 'Say which service it is.', hint: 'Such as “First service”.' },
      priceCents: { kind: 'money', label: 'Price', toDollars: 20_000, required: 'Say what it costs.' },
      months: { kind: 'number', label: 'After', unit: 'months', from: 0, to: 240, whole: true },
      kilometres: { kind: 'number', label: 'Or after', unit: 'km', from: 0, to: 1_000_000, whole: true },
    },
  },
} as const satisfies RecordFields

export type ModelValues = ValuesOf<typeof modelFields>
