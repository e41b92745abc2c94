import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { revealsBecomeLeads } from './revealLead'

const withPhoneReveals = { auth: { enabled: true }, leads: { phoneReveals: true } }

it.each([
  { name: 'the dealer’s setting is on', values: withPhoneReveals, become: true },
  { name: 'the dealer’s setting is off', values: { ...withPhoneReveals, leads: {} }, become: false },
  { name: 'sign-in is off', values: { ...withPhoneReveals, auth: { enabled: false } }, become: false },
  { name: 'phone numbers show without a click (VDP-18)', values: { ...withPhoneReveals, phone: { startsRevealed: true } }, become: false },
])('phone reveals become leads if $name: $become (API-07, VDP-17)', ({ values, become }) => {
  expect(revealsBecomeLeads(buildConfig(values))).toBe(become)
})
