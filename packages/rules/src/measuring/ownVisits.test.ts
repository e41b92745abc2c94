import { expect, test } from 'vitest'
import { countedMark, markOwnVisit, ownVisitsMark, ownVisitsUntil } from './ownVisits'

const now = Date.parse('2026-11-22T00:00:00Z')
const day = 86_400_000

test.each([
  { name: 'a shopper', hash: '', until: null, is: null },
  { name: 'from the console', hash: ownVisitsMark, until: null, is: now + 90 * day },
  { name: 'once more from the console', hash: ownVisitsMark, until: now + day, is: now + 90 * day },
  { name: 'later, without the console', hash: '#features', until: now + day, is: now + day },
  { name: 'long after', hash: '', until: now, is: null },
  { name: 'taken back', hash: countedMark, until: now + day, is: null },
  { name: 'not recorded as staff', hash: '', until: now + 4000 * day, is: null },
  { name: 'an invalid stored value', hash: '', until: Number.NaN, is: null },
])('visits of a dealer’s staff are not counted: $name (ANL-01)', ({ hash, until, is }) =>
  expect(ownVisitsUntil({ hash, until, now })).toBe(is),
)

test('a link of the console marks the visit as staff (ANL-01)', () =>
  expect(markOwnVisit('https://cars.example')).toBe('https://cars.example#own-visits'))
