import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Country of a price's currency, in columns of their own (CAR-14, CFG-02). A bare “$” is ambiguous. */
export const currencies: Vocabulary<'AU' | 'NZ'> = createVocabulary<'AU' | 'NZ'>({
  about: 'a currency of Australia or New Zealand',
  entries: [
    { value: 'AU', title: 'AUD', spellings: ['A$', 'AU$', 'AU dollars', 'Australian dollar', 'Australian dollars'] },
    { value: 'NZ', title: 'NZD', spellings: ['NZ$', 'NZ dollars', 'New Zealand dollar', 'New Zealand dollars'] },
  ],
})
