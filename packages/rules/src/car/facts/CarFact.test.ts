import { expect, it } from 'vitest'
import { statedFacts } from './CarFact'

it('a list of facts leaves out facts without a value, but keeps a zero (VDP-20)', () => {
  expect(
    statedFacts([
      ['Seats', 0],
      ['Doors', null],
      ['Colour', '  '],
      ['Series', undefined],
      ['Drive', ' 4x4 '],
    ]),
  ).toEqual([
    { label: 'Seats', value: '0' },
    { label: 'Drive', value: '4x4' },
  ])
})
