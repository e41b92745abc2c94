import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { revealsPhones } from './phoneFor'

it.each([true, false])('shows numbers at once where the site says so: %s (VDP-16)', (startsRevealed) => {
  expect(revealsPhones(buildConfig({ phone: { startsRevealed } }))).toBe(startsRevealed)
})
