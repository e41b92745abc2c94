import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Whether a car is hidden from the website, in columns such as “Hide from web”: yes means hidden. A bare “X” isn't recognised (ENT-01). */
export const hidings: Vocabulary<boolean> = createVocabulary<boolean>({
  about: 'whether it is hidden from the website',
  entries: [
    { value: true, title: 'Yes', spellings: ['Y', 'true', 'T', '1', '-1', 'on', 'hide', 'hidden', 'deleted', 'archived', 'withdrawn'] },
    { value: false, title: 'No', spellings: ['N', 'false', 'F', '0', 'off', 'none', 'nil', 'show', 'shown', 'visible'] },
  ],
})
