import { expect, it } from 'vitest'
import { shownValue } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { form } from './form'

const oneLocation = [buildLocation()]
const twoLocations = [buildLocation(), buildLocation({ id: 'location-2', name: 'Penrith' })]

it.each([
  { name: 'the location of a form', asks: 'general', locations: oneLocation, enabled: true, is: 'location-1' },
  {
    name: 'the first location, if the form has no location field',
    asks: 'general',
    locations: twoLocations,
    enabled: true,
    is: 'location-1',
  },
  { name: 'the only location of a valuation', asks: 'tradeIn', locations: oneLocation, enabled: true, is: 'location-1' },
  {
    name: 'no location of several for a valuation, which has a location field at its end',
    asks: 'tradeIn',
    locations: twoLocations,
    enabled: true,
    is: undefined,
  },
  {
    name: 'the first location of a trade-in answered by staff',
    asks: 'tradeIn',
    locations: twoLocations,
    enabled: false,
    is: 'location-1',
  },
] as const)('the form block shows beside the form $name (ENQ-14)', ({ asks, locations, enabled, is }) => {
  const context = { block: { form: asks, showContact: true }, site: { locations }, config: buildConfig({ valuation: { enabled } }) }
  expect(shownValue(form.parts.contact, context)?.id).toBe(is)
})
