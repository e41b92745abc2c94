import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { presetName } from './presetName'

it.each([
  { preset: {}, name: null },
  { preset: { carTypes: ['new', 'demo'] }, name: 'New and demo' },
  { preset: { make: 'Toyota', model: 'Corolla' }, name: 'Toyota Corolla' },
  { preset: { certified: true }, name: 'Certified' },
  { preset: { certified: true, carTypes: ['used'] }, name: 'Certified used' },
  { preset: { locationSlug: 'parramatta' }, name: 'Harbour Motors Parramatta' },
  { preset: { dealershipSlug: 'harbour-motors' }, name: 'Harbour Motors' },
  { preset: { dealershipSlug: 'closed-long-ago' }, name: null },
] as const)('The preset $preset is called $name (RTE-14).', ({ preset, name }) => {
  expect(presetName(preset, buildSiteData())).toBe(name)
})
