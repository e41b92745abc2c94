import { expect, it } from 'vitest'
import { changeSentences } from './changeSentences'

const facts = {
  variant: { before: { ancapRating: 4, torque: '400 Nm' }, after: { ancapRating: 5, torque: '400 Nm' } },
  standardEquipment: { before: ['Sunroof', 'Radio'], after: ['Radio', 'Tow bar'] },
}

it('the history of a car names a fact of a group by itself, and what was added to and removed from a list (ENT-02)', () => {
  expect(changeSentences(facts, 'AU')).toEqual(['ANCAP rating: 4 → 5', 'Equipment: + Tow bar, − Sunroof'])
})

it.each([
  ['AU', 'driveAwayCents', 'Drive-away price: $35,490 → $33,990'],
  ['AU', 'egcCents', 'Price without government charges: $35,490 → $33,990'],
  ['AU', 'egcBeforeCents', 'Previous price without government charges: $35,490 → $33,990'],
  ['NZ', 'driveAwayCents', 'Price including on-road costs: $35,490 → $33,990'],
  ['NZ', 'egcCents', 'Price plus on-road costs: $35,490 → $33,990'],
  ['NZ', 'egcBeforeCents', 'Previous price plus on-road costs: $35,490 → $33,990'],
] as const)(
  'the history of a car in %s names the price %s as a reader without the form understands it (ENT-02)',
  (country, field, sentence) => {
    expect(changeSentences({ [field]: { before: 3_549_000, after: 3_399_000 } }, country)).toEqual([sentence])
  },
)

it('the history of a car calls a value that was removed nothing (ENT-02)', () => {
  expect(changeSentences({ driveAwayCents: { before: 2_499_000, after: null } }, 'AU')).toEqual(['Drive-away price: $24,990 → nothing'])
})
