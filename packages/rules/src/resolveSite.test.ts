import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { resolveSite } from './resolveSite'

const problems = (values: ConfigValues) => resolveSite([{ kind: 'site', name: 'Test site', schemaVersion, values, locks: [] }]).problems

it.each<{ name: string; values: ConfigValues; pointer: string; severity: string; message: string }>([
  {
    name: 'a header without its number (VDP-14)',
    values: { phone: { main: '' } },
    pointer: '/header/showPhone',
    severity: 'warning',
    message: 'The header is to show the phone number, but there is no main number.',
  },
  {
    name: 'reasons to buy without any (VDP-28)',
    values: { vdp: { whyBuyPoints: [] } },
    pointer: '/vdp/whyBuyPoints',
    severity: 'warning',
    message: 'The section “Why Buy From Us?” never shows on car pages: it lists no reasons.',
  },
  {
    name: 'what is included without anything (VDP-02)',
    values: { vdp: { showIncluded: true, includedPoints: [] } },
    pointer: '/vdp/includedPoints',
    severity: 'warning',
    message: 'The section “What’s Included” never shows on car pages: it lists nothing.',
  },
  {
    name: 'protection without words (VDP-02)',
    values: { vdp: { showProtect: true, protectText: ' ' } },
    pointer: '/vdp/protectText',
    severity: 'warning',
    message: 'The section “Protect Your Car” never shows on car pages: it has no words.',
  },
  {
    name: 'certified without a heading (VDP-25)',
    values: { vdp: { certifiedHeading: '' } },
    pointer: '/vdp/certifiedHeading',
    severity: 'warning',
    message: 'What certified means never shows on car pages: it has no heading.',
  },
  {
    name: 'a market price without words (VDP-26)',
    values: { vdp: { showMarketPrice: true, marketPriceText: '' } },
    pointer: '/vdp/marketPriceText',
    severity: 'warning',
    message: 'The market price never shows on car pages: it has no words.',
  },
  {
    name: 'an own link without a text (VDP-07)',
    values: { vdp: { customButtonHref: '/about-us', buttons: [{ id: 'custom' }] } },
    pointer: '/vdp/buttons/custom',
    severity: 'warning',
    message: 'The button “Own link” doesn’t show on car pages until it has a text.',
  },
  {
    name: 'an own link without an address (VDP-07)',
    values: { vdp: { buttons: [{ id: 'custom', label: 'Why us' }] } },
    pointer: '/vdp/buttons/custom',
    severity: 'warning',
    message: 'The button “Own link” doesn’t show on car pages until it has an address to go to.',
  },
  {
    name: 'a reserve button without reservations (CARD-06, CHK-02)',
    values: { card: { buttons: [{ id: 'reserve' }] } },
    pointer: '/card/buttons/reserve',
    severity: 'warning',
    message: 'The button “Reserve” doesn’t show on cards until reservations are offered.',
  },
  {
    name: 'messages beside another provider’s window (VDP-13)',
    values: { chat: { enabled: true, provider: 'crisp', token: 'abc' }, vdp: { buttons: [{ id: 'chat' }] } },
    pointer: '/vdp/buttons/chat',
    severity: 'warning',
    message: 'The button “Instant message” doesn’t show on car pages until the chat provider’s token is taken away.',
  },
  {
    name: 'saving where no cars are saved (VDP-10)',
    values: { favourites: { enabled: false }, vdp: { buttons: [{ id: 'favourite' }] } },
    pointer: '/vdp/buttons/favourite',
    severity: 'warning',
    message: 'The button “Save” doesn’t show on car pages until shoppers may save cars.',
  },
  {
    name: 'a location that isn’t shown (VDP-05)',
    values: { vdp: { showMap: false, buttons: [{ id: 'location' }] } },
    pointer: '/vdp/buttons/location',
    severity: 'warning',
    message: 'The button “Location” doesn’t show on car pages until the location is shown on car pages.',
  },
])('what is on, but never shows, is warned of: $name', ({ values, pointer, severity, message }) => {
  expect(problems(values)).toContainEqual(expect.objectContaining({ pointer, severity, message, kind: 'value' }))
})

it('a site as it begins has no such warning', () => {
  expect(problems({}).filter(({ message }) => message.includes('never shows'))).toEqual([])
})
