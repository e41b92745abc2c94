import type { RecordFields } from '../RecordField'

/** Fuels in shoppers' terms, with labels. */
const fuels = { Petrol: 'Petrol', Diesel: 'Diesel', Hybrid: 'Hybrid', PHEV: 'Plug-in hybrid', Electric: 'Electric' } as const
export type OfferFuel = keyof typeof fuels

/** Fields of an offer (ENT-11, OFR-05). */
export const offerFields = {
  name: {
    kind: 'text',
    label: 'Name',
    most: 120,
    required: 'Give the offer a name.',
    hint: 'What a shopper reads first, such as “Free on-road costs on every Swift”.',
  },
  description: { kind: 'richText', label: 'In a few sentences', most: 6_000, required: 'Say what the offer is.' },
  category: {
    kind: 'choice',
    label: 'About',
    start: 'New',
    required: 'Choose what the offer is about.',
    choices: {
      New: 'New cars',
      Demo: 'Demonstrators',
      Used: 'Used cars',
      'Finance offer': 'Finance',
      Service: 'Service',
      Parts: 'Parts and accessories',
    },
  },
  manufacturer: { kind: 'optional', label: 'Make', most: 60, hint: 'Empty for any. Sites of another make leave it out.' },
  modelName: { kind: 'optional', label: 'Model', most: 60, hint: 'Cars of this model stand on the offer’s page.' },
  onCars: {
    kind: 'flag',
    label: 'Stands on every car it is for',
    hint: 'On their cards and pages, by the kind of car, make and model above and by what follows. Off: only on cars you choose for it.',
  },
  fuels: { kind: 'several', label: 'Cars that run on', choices: fuels, hint: 'None chosen: any.' },
  priceFromCents: { kind: 'money', label: 'Cars from', toDollars: 1_000_000, hint: 'Empty: from any price.' },
  priceToCents: { kind: 'money', label: 'Cars up to', toDollars: 1_000_000, hint: 'Empty: up to any price.' },
  yearFrom: { kind: 'number', label: 'Built from', from: 1900, to: 2100, whole: true, hint: 'The model year, such as 2022.' },
  locationIds: { kind: 'references', to: 'location', label: 'Cars at', none: 'Every location', hint: 'None chosen: at every location.' },
  buyer: {
    kind: 'choice',
    label: 'For',
    start: 'anyone',
    required: 'Choose who it is for.',
    choices: { anyone: 'Anyone', private: 'Private buyers', business: 'Businesses with an ABN or NZBN' },
  },
  startsOn: { kind: 'optionalDay', label: 'First day', hint: 'Empty: from now on.' },
  endsOn: { kind: 'optionalDay', label: 'Last day', hint: 'Empty: until you remove it.' },
  comparisonRate: { kind: 'number', label: 'Comparison rate', unit: '%', from: 0.01, to: 48, hint: 'Percent a year, such as 6.49.' },
  rateExample: { kind: 'optional', label: 'The loan it is for', most: 400, hint: 'Such as “$30,000 over 5 years, secured”.' },
  disclaimer: {
    kind: 'optionalRichText',
    label: 'Small print',
    most: 4_000,
    hint: 'Stands on the offer’s own page.',
  },
  imageKey: { kind: 'picture', label: 'Picture' },
  excludedSiteIds: { kind: 'sites', label: 'Sites that show it' },
} as const satisfies RecordFields
