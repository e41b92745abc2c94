import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Yes and no in spreadsheets (ENT-01). */
export const yesOrNo: Vocabulary<boolean> = createVocabulary<boolean>({
  about: 'yes or no',
  entries: [
    { value: true, title: 'Yes', spellings: ['Y', 'true', 'T', '1', '-1', 'on'] },
    { value: false, title: 'No', spellings: ['N', 'false', 'F', '0', 'off', 'none', 'nil'] },
  ],
})
