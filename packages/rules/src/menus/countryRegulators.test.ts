import { expect, it } from 'vitest'
import { countryRegulators } from './privacyLaw'

it('the legal page names a regulator for each of the eight states and territories of Australia (LEG-01)', () => {
  expect(new Set(countryRegulators('AU').map(({ region }) => region)).size).toBe(8)
})

it('the legal page names the two regulators of New Zealand (LEG-01, CFG-02)', () => {
  expect(countryRegulators('NZ').map(({ name }) => name)).toEqual(['Commerce Commission', 'Consumer Protection'])
})

it('the legal page links each regulator to a government address over https (LEG-01)', () => {
  for (const { href } of [...countryRegulators('AU'), ...countryRegulators('NZ')])
    expect(href).toMatch(/^https:\/\/[a-z.]+\.(gov\.au|govt\.nz)\//)
})
