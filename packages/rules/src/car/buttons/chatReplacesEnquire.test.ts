import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { chatReplacesEnquire } from './chatReplacesEnquire'

const now = '2026-03-01T00:00:00Z'
const both: ConfigValues = { checkout: { enabled: true }, chat: { enabled: true } }

it.each([
  { name: 'reservations and messages', settings: both, expected: true },
  { name: 'no reservations', settings: { chat: { enabled: true } }, expected: false },
  { name: 'no messages', settings: { checkout: { enabled: true } }, expected: false },
  { name: 'a provider’s own window', settings: { ...both, chat: { enabled: true, token: 't' } }, expected: false },
  {
    name: 'the dealership excluded',
    settings: { ...both, chat: { enabled: true, excludedDealerships: ['a', 'harbour-motors'] } },
    expected: false,
  },
  { name: 'others excluded', settings: { ...both, chat: { enabled: true, excludedDealerships: ['harbour'] } }, expected: true },
] satisfies { name: string; settings: ConfigValues; expected: boolean }[])(
  'replaces Enquire or not (VDP-13): $name',
  ({ settings, expected }) => {
    expect(chatReplacesEnquire(buildCar({ dealershipSlug: 'harbour-motors' }), { config: buildConfig(settings), place: 'vdp', now })).toBe(
      expected,
    )
  },
)
