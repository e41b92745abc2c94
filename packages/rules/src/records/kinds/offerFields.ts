import type { RecordFields } from '../RecordField'

/** What people write of an offer (ENT-11, OFR-05). */
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
    choices: { New: 'New cars', Used: 'Used cars', 'Finance offer': 'Finance', Service: 'Service', Parts: 'Parts and accessories' },
  },
  manufacturer: { kind: 'optional', label: 'Make', most: 60, hint: 'Empty for any. Sites of another make leave it out.' },
  modelName: { kind: 'optional', label: 'Model', most: 60, hint: 'Cars of this model stand on the offer’s page.' },
  startsOn: { kind: 'optionalDay', label: 'First day', hint: 'Empty: from now on.' },
  endsOn: { kind: 'optionalDay', label: 'Last day', hint: 'Empty: until you remove it.' },
  comparisonRate: { kind: 'number', label: 'Comparison rate', unit: '%', from: 0.01, to: 48, hint: 'Percent a year, such as 6.49.' },
  rateExample: { kind: 'optional', label: 'The loan it is for', most: 400, hint: 'Such as “$30,000 over 5 years, secured”.' },
  disclaimer: {
    kind: 'optional',
    label: 'Small print',
    most: 4_000,
    lines: 2,
    hint: 'Stands on the offer’s page, and is folded where it is long.',
  },
  imageKey: { kind: 'picture', label: 'Picture' },
  excludedSiteIds: { kind: 'sites', label: 'Sites that show it' },
} as const satisfies RecordFields
