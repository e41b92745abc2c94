import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { revealsPhones } from './phoneFor'

it.each([true, false])('the site shows numbers without a click if the site’s setting is %s (VDP-16)', (startsRevealed) => {
  expect(revealsPhones(buildConfig({ phone: { startsRevealed } }))).toBe(startsRevealed)
})
