import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { revealsBecomeLeads } from './revealLead'

const wanting = { auth: { enabled: true }, leads: { phoneReveals: true } }

it.each([
  { name: 'the dealer’s setting is on', values: wanting, become: true },
  { name: 'the dealer’s setting is off', values: { ...wanting, leads: {} }, become: false },
  { name: 'sign-in is off', values: { ...wanting, auth: { enabled: false } }, become: false },
  { name: 'phone numbers show without a click (VDP-18)', values: { ...wanting, phone: { startsRevealed: true } }, become: false },
])('phone reveals become leads if $name: $become (API-07, VDP-17)', ({ values, become }) => {
  expect(revealsBecomeLeads(buildConfig(values))).toBe(become)
})
