import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { chatReplacesEnquire } from './carButtonsFor'

const now = '2026-03-01T00:00:00Z'
const both: ConfigValues = { checkout: { enabled: true }, chat: { enabled: true } }

it.each([
  ['reservations and messages', both, true],
  ['no reservations', { chat: { enabled: true } }, false],
  ['no messages', { checkout: { enabled: true } }, false],
  ['a provider’s own window', { ...both, chat: { enabled: true, token: 't' } }, false],
  ['the dealership excluded', { ...both, chat: { enabled: true, excludedDealerships: ['a', 'harbour-motors'] } }, false],
  ['others excluded', { ...both, chat: { enabled: true, excludedDealerships: ['harbour'] } }, true],
] satisfies [name: string, settings: ConfigValues, expected: boolean][])(
  'chatReplacesEnquire decides whether Instant Message replaces Enquire (VDP-13): $0',
  (_name, settings, expected) => {
    expect(chatReplacesEnquire(buildCar({ dealershipSlug: 'harbour-motors' }), { config: buildConfig(settings), place: 'vdp', now })).toBe(
      expected,
    )
  },
)
