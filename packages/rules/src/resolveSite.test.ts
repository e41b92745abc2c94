import { schemaVersion } from '@forecourt/schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { resolveSite } from './resolveSite'

const problems = (values: ConfigValues) => resolveSite([{ kind: 'site', name: 'Test site', schemaVersion, values, locks: [] }]).problems

it.each<{ name: string; values: ConfigValues; pointer: string; severity: string; message: string }>([
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
])('a part that is on, but never shows, is warned of: $name', ({ values, pointer, severity, message }) => {
  expect(problems(values)).toContainEqual(expect.objectContaining({ pointer, severity, message, kind: 'value' }))
})

it('a site as it begins has no such warning', () => {
  expect(problems({}).filter(({ message }) => message.includes('never shows'))).toEqual([])
})
