import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { regoText } from './regoText'

const now = '2026-03-10T14:00:00Z'
const byDefault = buildConfig()
const showsUnregistered = buildConfig({ rego: { showUnregistered: true } })

it.each([
  { name: 'a later date', regoExpiry: '2027-03-05', settings: byDefault, text: 'Expires on 5 Mar 2027' },
  { name: 'today in Sydney, tomorrow in UTC', regoExpiry: '2026-03-11', settings: showsUnregistered, text: 'Expires on 11 Mar 2026' },
  {
    name: 'yesterday, if the site shows expired registrations',
    regoExpiry: '2026-03-10',
    settings: showsUnregistered,
    text: 'Unregistered',
  },
  { name: 'yesterday, elsewhere', regoExpiry: '2026-03-10', settings: byDefault, text: null },
  {
    name: 'yesterday in Sydney, still today in Perth',
    regoExpiry: '2026-03-10',
    settings: buildConfig({ rego: { showUnregistered: true }, identity: { timeZone: 'Australia/Perth' } }),
    text: 'Expires on 10 Mar 2026',
  },
  {
    name: 'yesterday in New Zealand, where a vehicle stays registered',
    regoExpiry: '2026-03-10',
    settings: buildConfig({ rego: { showUnregistered: true }, identity: { country: 'NZ', timeZone: 'Pacific/Auckland' } }),
    text: 'Expired on 10 Mar 2026',
  },
  { name: 'not known', regoExpiry: null, settings: showsUnregistered, text: null },
  { name: 'no date', regoExpiry: '2026-99-99', settings: showsUnregistered, text: null },
  { name: 'expiry not shown', regoExpiry: '2027-03-05', settings: buildConfig({ rego: { showExpiry: false } }), text: null },
])('a car page says when the registration expires (CAR-21, CAR-22): $name', ({ regoExpiry, settings, text }) => {
  expect(regoText({ regoExpiry }, settings, now)).toBe(text)
})
