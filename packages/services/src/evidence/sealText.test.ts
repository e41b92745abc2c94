import { expect, it } from 'vitest'
import { sealText } from './sealText'

const at = '2026-03-02T23:14:00.000Z'

it.each([
  ['nothing is sealed', { days: 0, broken: [], last: null }, 'The history of this day is sealed tonight; nothing is sealed yet.'],
  [
    'the day isn’t sealed',
    { days: 3, broken: [], last: { day: '2026-03-01' } },
    'The history is intact: 3 sealed days match. The history of this day is sealed tonight.',
  ],
  ['the day is sealed', { days: 4, broken: [], last: { day: '2026-03-02' } }, 'The history is intact: 4 sealed days match.'],
  [
    'a seal is broken',
    { days: 4, broken: ['2026-03-01'], last: { day: '2026-03-02' } },
    'The history doesn’t match its seal on 2026-03-01.',
  ],
])('evidence says that %s (CFG-12)', (_name, seals, text) => expect(sealText(seals, at)).toBe(text))
