import { expect, it } from 'vitest'
import { nameKey } from '../../text/nameKey'
import { countryMakes, makeCountries } from './makeCountries'

it('each make has one home country, and European makes include those of its countries (SRC-06)', () => {
  const makes = Object.values(makeCountries).flat().map(nameKey)
  expect(new Set(makes).size).toBe(makes.length)
  const european = countryMakes.find(([word]) => word === 'european')?.[1] ?? []
  expect(european).toEqual(expect.arrayContaining(['Volkswagen', 'Volvo', 'Peugeot']))
  expect(european).not.toContain('Toyota')
})
