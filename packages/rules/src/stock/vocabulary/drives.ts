import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Driven wheels. */
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD' | '2WD'

/** Driven wheels. “4x2” doesn't say which two: it stays 2WD (ENT-01). */
export const drives: Vocabulary<Drive> = createVocabulary<Drive>({
  about: 'the driven wheels',
  entries: [
    {
      value: 'FWD',
      title: 'FWD',
      spellings: [
        'front wheel drive',
        'front',
        'F',
        'FF',
        'frontwheel',
        'front drive',
        '2WD front',
        '4x2 front',
        'FWD 4x2',
        '2WD (FWD)',
        'front wheel',
        'front-wheel-drive (FWD)',
      ],
    },
    {
      value: 'RWD',
      title: 'RWD',
      spellings: [
        'rear wheel drive',
        'rear',
        'R',
        'FR',
        'rearwheel',
        'rear drive',
        '2WD rear',
        '4x2 rear',
        'RWD 4x2',
        '2WD (RWD)',
        'rear wheel',
        'rear-wheel-drive (RWD)',
      ],
    },
    {
      value: 'AWD',
      title: 'AWD',
      spellings: [
        'all wheel drive',
        'xDrive',
        'quattro',
        '4MATIC',
        'constant AWD',
        'all wheel',
        'full time AWD',
        'permanent AWD',
        'on demand AWD',
        '4motion',
        'e-4orce',
        'ALL4',
        'symmetrical AWD',
      ],
    },
    {
      value: '4WD',
      title: '4WD',
      spellings: [
        'four wheel drive',
        '4x4',
        '4 x 4',
        '4 wheel drive',
        '4wheel',
        'part time 4WD',
        'full time 4WD',
        '4x4 dual range',
        '4WD dual range',
        '4WD on demand',
        '4x4 on demand',
        '4x4 constant',
        'constant 4WD',
        'selectable 4WD',
        '4X4 part time',
        'four wheel',
      ],
    },
    { value: '2WD', title: '2WD', spellings: ['two wheel drive', '4x2', '4 x 2', '2 wheel drive', '2x4', '2 WD'] },
  ],
})
