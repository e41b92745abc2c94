import { yesOrNo } from '../../stock/vocabulary/yesOrNo'
import type { CarAttribute } from '../CarAttribute'

/** Whether a security interest is registered over the car. */
export const securityInterest: CarAttribute<boolean> = {
  id: 'securityInterest',
  title: 'Security interest registered',
  kind: 'yesNo',
  storedIn: 'disclosure',
  form: { group: 'newZealand', position: 70 },
  fileColumn: {
    name: 'securityInterest',
    headings: ['securityinterest', 'moneyowing', 'financeowing'],
    title: 'Security interest',
    position: 2290,
    examples: ['Yes', 'No', '1', 'true'],
    read: { as: 'vocabulary', vocabulary: yesOrNo },
    isLiteral: true,
  },
}
