import type { RecordFields, ValuesOf } from '../RecordField'
import { countryTerms } from './countryTerms'

/** Fields of a model's accessory (MOD-02). */
export const accessoryFields = {
  modelId: { kind: 'reference', to: 'model', label: 'Model', required: 'Choose a model.' },
  name: { kind: 'text', label: 'Name', max: 100, required: 'Enter a name.' },
  category: {
    kind: 'choice',
    label: 'Category',
    required: 'Choose a category.',
    choices: {
      exterior: 'Exterior',
      interior: 'Interior',
      touring: 'Touring and towing',
      protection: 'Protection',
      wheels: 'Wheels',
      technology: 'Technology',
    },
  },
  partNumber: { kind: 'optional', label: 'Part number', max: 40 },
  priceCents: { kind: 'money', label: 'Price', toDollars: 100_000 },
  fitted: { kind: 'flag', label: 'The price includes fitting' },
  description: { kind: 'optionalRichText', label: 'Short description', max: 1_000 },
  imageKey: { kind: 'picture', label: 'Picture' },
  published: { kind: 'flag', label: 'Show on sites', start: true },
} as const satisfies RecordFields

export type AccessoryValues = ValuesOf<typeof accessoryFields>

const millimetres = { kind: 'number', unit: 'mm', from: 500, to: 25_000, whole: true } as const

/** Fields of a model with variants and colours (ENT-13, MOD-01). */
export const modelFields = {
  manufacturerId: { kind: 'reference', to: 'manufacturer', label: 'Make', none: 'Not in the list' },
  makeName: {
    kind: 'optional',
    label: 'Another make',
    max: 40,
    hint: 'The make’s name, if it is not in the list, such as a trailer builder.',
  },
  name: { kind: 'text', label: 'Model', max: 60, required: 'Enter the model name.', hint: 'Without its make, such as “Corolla”.' },
  status: {
    kind: 'choice',
    label: 'Status',
    start: 'current',
    required: 'Choose a status.',
    choices: { current: 'Sold now', new: 'All-new', coming_soon: 'Upcoming', run_out: 'Run-out', discontinued: 'Discontinued' },
  },
  launchedOn: {
    kind: 'optionalDay',
    label: 'On sale from',
    hint: 'An upcoming model becomes all-new on this day automatically.',
  },
  newUntil: {
    kind: 'optionalDay',
    label: 'All-new until',
    hint: 'The last day it is called all-new. Leave empty to follow its status.',
  },
  published: { kind: 'flag', label: 'Show on sites', start: true },
  summary: {
    kind: 'optionalRichText',
    label: 'Introduction',
    max: 2_000,
    hint: 'Shown at the top of its page, beside the picture: a paragraph or two, or a short list.',
  },
  body: {
    kind: 'optional',
    label: 'Body',
    max: 30,
    hint: 'As shoppers know it, such as SUV, Hatch or Ute.',
  },
  performance: { kind: 'flag', label: 'A performance model', hint: 'Menus list it under Performance instead of its body type.' },
  fuels: {
    kind: 'several',
    label: 'Fuels',
    choices: { Petrol: 'Petrol', Diesel: 'Diesel', Hybrid: 'Hybrid', PHEV: 'Plug-in hybrid', Electric: 'Electric', Hydrogen: 'Hydrogen' },
  },
  seats: { kind: 'number', label: 'Seats', from: 1, to: 30, whole: true },
  towingKg: { kind: 'number', label: 'Braked towing', unit: 'kg', from: 0, to: 10_000, whole: true },
  lengthMm: { ...millimetres, label: 'Length' },
  widthMm: { ...millimetres, label: 'Width' },
  heightMm: { ...millimetres, label: 'Height' },
  warranty: { kind: 'optional', label: 'Warranty', max: 120, hint: 'For example “5 years, unlimited kilometres”.' },
  overridePath: {
    kind: 'optional',
    label: 'Page address',
    max: 200,
    hint: 'For example /new-corolla. Leave empty to use its name, such as /corolla.',
  },
  imageKey: { kind: 'picture', label: 'Picture' },
  variants: {
    kind: 'rows',
    noun: 'variant',
    label: 'Variants',
    max: 40,
    fields: {
      name: { kind: 'text', label: 'Variant', max: 80, required: 'Enter a name.' },
      priceCents: { kind: 'money', label: 'Price', toDollars: 5_000_000 },
      priceType: {
        kind: 'choice',
        label: 'Price type',
        start: 'driveAway',
        required: 'Choose the price type.',
        choices: countryTerms('AU').prices,
        inNewZealand: { label: 'Price type', choices: countryTerms('NZ').prices },
        spellings: { driveAway: [countryTerms('NZ').prices.driveAway], egc: [countryTerms('NZ').prices.egc] },
      },
      fuel: { kind: 'optional', label: 'Fuel', max: 30 },
      transmission: { kind: 'optional', label: 'Transmission', max: 40 },
      engine: { kind: 'optional', label: 'Engine or motor', max: 60, hint: 'For example “2.5 L four-cylinder”.' },
      drive: { kind: 'optional', label: 'Drive', max: 30, hint: 'For example AWD.' },
      consumption: { kind: 'number', label: 'Fuel consumption', unit: 'L/100 km', from: 0, to: 60 },
      rangeKm: { kind: 'number', label: 'Electric range', unit: 'km', from: 0, to: 2_000, whole: true },
    },
  },
  colours: {
    kind: 'rows',
    noun: 'colour',
    label: 'Colours',
    max: 40,
    fields: {
      name: { kind: 'text', label: 'Colour', max: 60, required: 'Enter a name.' },
      code: { kind: 'optional', label: 'Shade', max: 7, as: 'colour', hint: 'Choose it, or enter its code, such as #1b4f8a.' },
      imageKey: { kind: 'picture', label: 'Picture in this colour' },
      priceCents: { kind: 'money', label: 'Extra cost', toDollars: 20_000 },
    },
  },
  pictures: {
    kind: 'rows',
    noun: 'picture',
    label: 'More pictures',
    max: 24,
    fields: {
      caption: { kind: 'text', label: 'Alt text', max: 120, required: 'Describe the picture.' },
      imageKey: { kind: 'picture', label: 'Picture', required: 'Choose a picture.' },
    },
  },
  services: {
    kind: 'rows',
    noun: 'service',
    label: 'Service prices',
    max: 20,
    fields: {
      name: { kind: 'text', label: 'Service', max: 60, required: 'Enter the service.', hint: 'For example “First service”.' },
      priceCents: { kind: 'money', label: 'Price', toDollars: 20_000, required: 'Enter the price.' },
      months: { kind: 'number', label: 'After', unit: 'months', from: 0, to: 240, whole: true },
      kilometres: { kind: 'number', label: 'Or after', unit: 'km', from: 0, to: 1_000_000, whole: true },
    },
  },
} as const satisfies RecordFields

export type ModelValues = ValuesOf<typeof modelFields>
