import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { wofText } from './regoText'

const nz = buildConfig({ identity: { country: 'NZ', timeZone: 'Pacific/Auckland' } })
/** After noon in UTC it is the next day in Auckland. */
const now = '2026-03-10T12:30:00Z'

it.each([
  { name: 'to come', wofExpiry: '2026-09-05', config: nz, text: 'Expires on 5 Sep 2026' },
  { name: 'today, in the dealer’s time zone', wofExpiry: '2026-03-11', config: nz, text: 'Expires on 11 Mar 2026' },
  { name: 'yesterday, in the dealer’s time zone', wofExpiry: '2026-03-10', config: nz, text: 'Expired on 10 Mar 2026' },
  { name: 'that is no date', wofExpiry: 'soon', config: nz, text: null },
  { name: 'not recorded', wofExpiry: undefined, config: nz, text: null },
  { name: 'in Australia, which has none', wofExpiry: '2026-09-05', config: buildConfig(), text: null },
])('a warrant of fitness with an expiry $name (CFG-02)', ({ wofExpiry, config, text }) => {
  expect(wofText(buildCar({ disclosure: wofExpiry === undefined ? {} : { wofExpiry } }), config, now)).toBe(text)
})
