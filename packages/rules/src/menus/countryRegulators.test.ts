import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { countryRegulators, footerRegulators } from './privacyLaw'

type FooterSettings = Parameters<typeof buildConfig>[0]

it.each<{ name: string; states: readonly string[]; config?: FooterSettings; listed: readonly (string | null)[] }>([
  { name: 'of its one state', states: ['WA'], listed: ['WA'] },
  { name: 'of each of its states', states: ['VIC', 'qld ', 'VIC'], listed: ['VIC', 'QLD'] },
  { name: 'of all states without a location in one', states: [''], listed: countryRegulators('AU').map(({ state }) => state) },
  {
    name: 'of all states, if set so',
    states: ['WA'],
    config: { footer: { regulatorsOf: 'country' } },
    listed: countryRegulators('AU').map(({ state }) => state),
  },
  { name: 'of New Zealand', states: ['Waikato'], config: { identity: { country: 'NZ' } }, listed: [null, null] },
])('the footer lists the consumer regulators $name (LEG-01)', ({ states, config, listed }) => {
  const locations = states.map((state) => ({ address: { state } }))
  expect(footerRegulators({ config: buildConfig(config), locations }).map(({ state }) => state)).toEqual(listed)
})

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
