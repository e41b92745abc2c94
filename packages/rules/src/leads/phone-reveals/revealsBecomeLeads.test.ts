import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { revealsBecomeLeads } from './revealLead'

const wanting = { auth: { enabled: true }, leads: { phoneReveals: true } }

it.each([
  { name: 'the dealer asks for them', values: wanting, become: true },
  { name: 'the dealer does not ask for them', values: { ...wanting, leads: {} }, become: false },
  { name: 'sign-in is off', values: { ...wanting, auth: { enabled: false } }, become: false },
  { name: 'numbers show at once (VDP-18)', values: { ...wanting, phone: { startsRevealed: true } }, become: false },
])('numbers asked for become leads where $name: $become (API-07, VDP-17)', ({ values, become }) => {
  expect(revealsBecomeLeads(buildConfig(values))).toBe(become)
})
