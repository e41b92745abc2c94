import { yesOrNo } from '../../stock/vocabulary/yesOrNo'
import type { CarAttribute } from '../CarAttribute'

/** Whether a security interest is registered over the car. */
export const securityInterest: CarAttribute<boolean> = {
  id: 'securityInterest',
  title: 'Security interest registered',
  kind: 'known',
  storedIn: 'disclosure',
  form: { group: 'newZealand', place: 70 },
  fileColumn: {
    name: 'securityInterest',
    headings: ['securityinterest', 'moneyowing', 'financeowing'],
    title: 'Security interest',
    place: 2290,
    examples: ['Yes', 'No', '1', 'true'],
    read: { as: 'vocabulary', vocabulary: yesOrNo },
    isLiteral: true,
  },
}
