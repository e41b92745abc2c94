import { licences } from '../../stock/vocabulary/licences'
import type { CarAttribute } from '../CarAttribute'

const labels = { learner: 'Learner approved (LAMS)', full: 'Full licence' } as const

/** Licence needed for a motorcycle: learner-approved (LAMS), or full. */
export const licence: CarAttribute<string> = {
  id: 'licence',
  title: 'Motorcycle licence',
  kind: 'choice',
  storedIn: 'variant',
  only: 'motorcycle',
  values: [
    ['learner', 'Learners may ride it (LAMS)'],
    ['full', 'Full licence'],
  ],
  form: { group: 'variant', position: 180 },
  fileColumn: {
    name: 'licence',
    headings: ['licence', 'license', 'licenceclass', 'lams', 'learnerapproved'],
    position: 2180,
    examples: ['LAMS', 'Full'],
    read: { as: 'vocabulary', vocabulary: licences },
  },
  keyFacts: [
    {
      label: 'Licence',
      position: 120,
      text: ({ itemType, variant }) => (itemType === 'motorcycle' && variant.licence ? labels[variant.licence] : null),
    },
  ],
  facet: {
    name: 'licence',
    kind: 'list',
    label: 'Licence',
    position: 110,
    limit: 2,
    countedWhen: 'common',
    onlyFor: 'motorcycle',
    values: labels,
  },
}
