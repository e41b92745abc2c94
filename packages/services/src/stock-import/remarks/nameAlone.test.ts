import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { mayBeName } from './nameAlone'

const commentsOf = (comments: string) =>
  parseLine({ stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', comments }, '2026-06-01T02:00:00.000Z', 'egc')

it.each([
  'Linh Tran',
  'D. Okafor',
  'J WARD',
  'Nguyen',
  'okafor, d',
  'Priya Raman',
  'Kowalski / Brandt',
  'Thi Mai Linh Tran',
  'jim',
  '陳大文',
  'TBH',
  'xyz',
])('comments that are only “%s” aren’t advertised, as it may be a name (ENT-01)', (text) => {
  const { values, problems } = commentsOf(text)
  expect(values.comments).toBeUndefined()
  expect(problems.map(({ column, effect }) => [column, effect])).toEqual([['comments', 'left out']])
  expect(JSON.stringify(problems)).not.toContain(text)
})

it('short comments about a car are advertised (ENT-01)', () => {
  const texts = [
    ...['Tidy', 'One owner', 'Log books', 'Immaculate', 'Sunroof', 'Tow bar fitted', 'Just arrived', 'Great value', 'Must see!', 'Low kms'],
    ...[
      'Full service history',
      'Serviced regularly',
      'Drives beautifully',
      'Leather seats',
      'Bluetooth',
      'As new',
      'Reliable',
      'Economical',
    ],
    ...['Two keys', 'Family car', 'Reversing camera', 'Alloys', 'Nice', 'Immaculate condition', 'Very clean', 'Rust free', 'Locally owned'],
    ...[
      'Excellent condition',
      'Cheap to run',
      'First to see will buy',
      'Extended warranty',
      'Canopy',
      'Turbo',
      'Rego until May',
      'Finance available',
    ],
  ]
  expect(texts.filter(mayBeName)).toEqual([])
})

it.each(['4', '61200', '5 -'])('“%s” is no comment (ENT-01)', (text) => expect(commentsOf(text).values.comments).toBeUndefined())

it.each(['Linh ', 'ing', '. '])('reads long texts in time proportional to their length: “%s”', (part) =>
  expect(
    isLinear(
      () => mayBeName(part.repeat(20_000)),
      () => mayBeName(part.repeat(40_000)),
    ),
  ).toBe(true),
)
