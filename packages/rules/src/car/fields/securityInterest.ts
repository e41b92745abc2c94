import { yesOrNo } from '../../stock/vocabulary/yesOrNo'
import type { CarField } from '../CarField'

/** Whether a security interest is registered over the car. */
export const securityInterest: CarField<boolean> = {
  id: 'securityInterest',
  title: 'Security interest registered',
  kind: 'known',
  in: 'disclosure',
  form: { group: 'newZealand', place: 70 },
  column: {
    name: 'securityInterest',
    headings: ['securityinterest', 'moneyowing', 'financeowing'],
    title: 'Security interest',
    place: 2290,
    examples: ['Yes', 'No', '1', 'true'],
    read: { as: 'words', vocabulary: yesOrNo },
    isLiteral: true,
  },
}
