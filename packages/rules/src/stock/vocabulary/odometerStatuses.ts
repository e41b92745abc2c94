import type { OdometerStatus } from '../../entities/Car'
import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Odometer reliability in New Zealand files (CFG-02). */
export const odometerStatuses: Vocabulary<OdometerStatus> = createVocabulary<OdometerStatus>({
  about: 'whether the odometer is accurate',
  entries: [
    {
      value: 'accurate',
      title: 'Accurate',
      spellings: ['actual', 'genuine', 'yes', 'Y', 'ok', 'correct', 'verified', 'certified', 'true'],
    },
    {
      value: 'inaccurate',
      title: 'Inaccurate',
      spellings: [
        'not actual',
        'not genuine',
        'tampered',
        'no',
        'N',
        'incorrect',
        'not accurate',
        'wound back',
        'rolled back',
        'discrepancy',
        'odometer discrepancy',
        'inconsistent',
        'suspect',
        'false',
      ],
    },
    {
      value: 'unknown',
      title: 'Unknown',
      spellings: [
        'TMU',
        'true mileage unknown',
        'not known',
        'unverified',
        'not verified',
        'cannot be verified',
        'unable to verify',
        'not guaranteed',
        'replaced',
        'changed',
        'U',
      ],
    },
  ],
})
