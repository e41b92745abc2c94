import { expect, it } from 'vitest'
import { changeSentences } from './changeSentences'

it('the history of a car names a fact of a group by itself, and what was added to and removed from a list (ENT-02)', () => {
  expect(
    changeSentences({
      variant: { before: { ancapRating: 4, torque: '400 Nm' }, after: { ancapRating: 5, torque: '400 Nm' } },
      standardEquipment: { before: ['Sunroof', 'Radio'], after: ['Radio', 'Tow bar'] },
      driveAwayCents: { before: 2_499_000, after: null },
    }),
  ).toEqual(['ANCAP rating: 4 → 5', 'Equipment: + Tow bar, − Sunroof', 'Drive away: $24,990 → nothing'])
})
