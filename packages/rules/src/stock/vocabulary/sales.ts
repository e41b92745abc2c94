import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Whether a car is sold, in separate columns such as “Sold” or “Delivered” (ENT-01, CAR-05). */
export const sales: Vocabulary<boolean> = createVocabulary<boolean>({
  about: 'whether it is sold',
  entries: [
    { value: true, title: 'Yes', spellings: ['Y', 'true', 'T', '1', '-1', 'sold', 'delivered'] },
    { value: false, title: 'No', spellings: ['N', 'false', 'F', '0', 'none', 'nil', 'not sold', 'unsold', 'available', 'in stock'] },
  ],
})
