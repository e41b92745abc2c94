import { createVocabulary, type Vocabulary } from './createVocabulary'

/** What a column on the sale says instead of yes or no. */
export type OtherSale = 'reserved' | 'withdrawn' | 'coming_soon'

/** Whether a car is sold, in separate columns such as “Sold” or “Delivered”, which may also say another state (ENT-01, CAR-05). */
export const sales: Vocabulary<boolean | OtherSale> = createVocabulary<boolean | OtherSale>({
  about: 'whether it is sold',
  entries: [
    { value: true, title: 'Yes', spellings: ['Y', 'true', 'T', '1', '-1', 'sold', 'delivered'] },
    { value: false, title: 'No', spellings: ['N', 'false', 'F', '0', 'none', 'nil', 'not sold', 'unsold', 'available', 'in stock'] },
    { value: 'reserved', title: 'Reserved', spellings: ['under offer', 'deposit taken', 'deposit paid', 'under contract', 'sale pending'] },
    { value: 'withdrawn', title: 'Withdrawn', spellings: ['not for sale', 'wholesale', 'wholesale only', 'trade only'] },
    { value: 'coming_soon', title: 'Coming soon', spellings: ['in transit', 'on order'] },
  ],
})
