import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { resolveSite } from './resolveSite'

const problems = (values: ConfigValues) => resolveSite([{ kind: 'site', name: 'Test site', schemaVersion, values, locks: [] }]).problems

it.each<[name: string, values: ConfigValues, warning: string]>([
  [
    'a header without its number (VDP-14)',
    { phone: { main: '' } },
    '/header/showPhone: The header is to show the phone number, but there is no main number.',
  ],
  [
    'an empty list of reasons to buy (VDP-28)',
    { vdp: { whyBuyPoints: [] } },
    '/vdp/whyBuyPoints: The section “Why Buy From Us?” never shows on car pages: it lists no reasons.',
  ],
  [
    'an empty list of inclusions (VDP-02)',
    { vdp: { showIncluded: true, includedPoints: [] } },
    '/vdp/includedPoints: The section “What’s Included” never shows on car pages: it lists nothing.',
  ],
  [
    'protection without text (VDP-02)',
    { vdp: { showProtect: true, protectText: ' ' } },
    '/vdp/protectText: The section “Protect Your Car” never shows on car pages: it has no text.',
  ],
  [
    'certified without a heading (VDP-25)',
    { vdp: { certifiedHeading: '' } },
    '/vdp/certifiedHeading: The explanation of “Certified” never shows on car pages: it has no heading.',
  ],
  [
    'a market price without text (VDP-26)',
    { vdp: { showMarketPrice: true, marketPriceText: '' } },
    '/vdp/marketPriceText: The market price never shows on car pages: it has no text.',
  ],
  [
    'a custom link without a label (VDP-07)',
    { vdp: { customButtonHref: '/about-us', buttons: [{ id: 'custom' }] } },
    '/vdp/buttons/custom: The button “Custom link” doesn’t show on car pages until it has a label.',
  ],
  [
    'a custom link without an address (VDP-07)',
    { vdp: { buttons: [{ id: 'custom', label: 'Why us' }] } },
    '/vdp/buttons/custom: The button “Custom link” doesn’t show on car pages until it has an address to go to.',
  ],
  [
    'a reserve button without reservations (CARD-06, CHK-02)',
    { card: { buttons: [{ id: 'reserve' }] } },
    '/card/buttons/reserve: The button “Reserve” doesn’t show on cards until reservations are offered.',
  ],
  [
    'messages with another provider’s window (VDP-13)',
    { chat: { enabled: true, provider: 'crisp', token: 'abc' }, vdp: { buttons: [{ id: 'chat' }] } },
    '/vdp/buttons/chat: The button “Instant message” doesn’t show on car pages until the chat provider’s token is taken away.',
  ],
  [
    'a save button on a site without favourites (VDP-10)',
    { favourites: { enabled: false }, vdp: { buttons: [{ id: 'favourite' }] } },
    '/vdp/buttons/favourite: The button “Save” doesn’t show on car pages until shoppers may save cars.',
  ],
  [
    'a location that isn’t shown (VDP-05)',
    { vdp: { showMap: false, buttons: [{ id: 'location' }] } },
    '/vdp/buttons/location: The button “Location” doesn’t show on car pages until the location is shown on car pages.',
  ],
])('publishing warns of settings that are on but have no effect: $0', (_name, values, warning) => {
  const warnings = problems(values).filter(({ severity, kind }) => severity === 'warning' && kind === 'value')
  expect(warnings.map(({ pointer, message }) => `${pointer}: ${message}`)).toContain(warning)
})

it('a new site has no warning that a part never shows', () => {
  expect(problems({}).filter(({ message }) => message.includes('never shows'))).toEqual([])
})
