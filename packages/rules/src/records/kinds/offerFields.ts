import type { RecordFields } from '../RecordField'

/** Fuels in shoppers' terms, with labels. */
const fuels = { Petrol: 'Petrol', Diesel: 'Diesel', Hybrid: 'Hybrid', PHEV: 'Plug-in hybrid', Electric: 'Electric' } as const
export type OfferFuel = keyof typeof fuels

/** Fields of an offer (ENT-11, OFR-05). */
export const offerFields = {
  name: {
    kind: 'text',
    label: 'Name',
    max: 120,
    required: 'Enter a name for the offer.',
    hint: 'The headline shoppers see, such as “Free on-road costs on every Swift”.',
  },
  description: { kind: 'richText', label: 'Short description', max: 6_000, required: 'Describe the offer.' },
  category: {
    kind: 'choice',
    label: 'Category',
    start: 'New',
    required: 'Choose a category.',
    choices: {
      New: 'New cars',
      Demo: 'Demonstrators',
      Used: 'Used cars',
      Subscription: 'Subscriptions',
      'Finance offer': 'Finance',
      Service: 'Service',
      Parts: 'Parts and accessories',
    },
  },
  manufacturer: {
    kind: 'optional',
    label: 'Make',
    max: 60,
    as: 'carMake',
    hint: 'Leave empty for any make. Sites of other makes don’t show it.',
  },
  modelName: { kind: 'optional', label: 'Model', max: 60, as: 'carModel', hint: 'Cars of this model are shown on the offer’s page.' },
  onCars: {
    kind: 'flag',
    label: 'Show on every matching car',
    hint: 'Shown on cards and pages of cars that match the category, make and model above and the conditions below. If off, it is only shown on the cars you choose below.',
  },
  fuels: { kind: 'several', label: 'Fuel', choices: fuels, hint: 'Leave empty for any.' },
  priceFromCents: { kind: 'money', label: 'Price from', toDollars: 1_000_000, hint: 'Leave empty for no minimum.' },
  priceToCents: { kind: 'money', label: 'Price up to', toDollars: 1_000_000, hint: 'Leave empty for no maximum.' },
  yearFrom: { kind: 'number', label: 'Model year from', from: 1900, to: 2100, whole: true, hint: 'For example 2022.' },
  locationIds: {
    kind: 'references',
    to: 'location',
    label: 'Location of the car',
    none: 'Every location',
    hint: 'Leave empty for every location.',
  },
  buyer: {
    kind: 'choice',
    label: 'Buyers',
    start: 'anyone',
    required: 'Choose the buyers.',
    choices: { anyone: 'Anyone', private: 'Private buyers', business: 'Businesses with an ABN or NZBN' },
  },
  startsOn: { kind: 'optionalDay', label: 'Goes live', headings: ['First day', 'Start date'], hint: 'Leave empty to go live now.' },
  startTime: { kind: 'optional', label: 'Goes live at', max: 5, as: 'time', hint: 'Leave empty for the start of the day.' },
  endsOn: { kind: 'optionalDay', label: 'Comes down', headings: ['Last day', 'End date'], hint: 'The last day. Leave empty for no end.' },
  endTime: { kind: 'optional', label: 'Comes down at', max: 5, as: 'time', hint: 'Leave empty for the end of the day.' },
  comparisonRate: {
    kind: 'number',
    label: 'Comparison rate',
    unit: '%',
    from: 0.01,
    to: 48,
    hint: 'Per cent a year, such as 6.49.',
    inNewZealand: null,
  },
  rateExample: {
    kind: 'optional',
    label: 'Loan it applies to',
    max: 400,
    hint: 'For example “$30,000 over 5 years, secured”.',
    inNewZealand: null,
  },
  disclaimer: {
    kind: 'optionalRichText',
    label: 'Small print',
    max: 4_000,
    hint: 'The offer’s page shows all of it. The offer’s card shows the beginning, with a link to the rest.',
  },
  imageKey: { kind: 'picture', label: 'Picture' },
  excludedSiteIds: { kind: 'sites', label: 'Sites that show it' },
} as const satisfies RecordFields
