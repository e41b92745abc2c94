import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Licence for a motorcycle: learner approved (LAMS), or full (ENT-03). */
export const licences: Vocabulary<'learner' | 'full'> = createVocabulary<'learner' | 'full'>({
  about: 'the motorcycle licence',
  entries: [
    {
      value: 'learner',
      title: 'Learner approved',
      spellings: ['LAMS', 'learner', 'learners', 'LAMS approved', 'learner legal', 'restricted', 'yes', 'Y', 'true', '1', 'RE'],
    },
    {
      value: 'full',
      title: 'Full licence',
      spellings: ['full', 'open', 'unrestricted', 'not LAMS', 'non LAMS', 'no', 'N', 'false', '0', 'R'],
    },
  ],
})
