import { expect, it } from 'vitest'
import { shownValue } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { form } from './form'

const one = [buildLocation()]
const two = [buildLocation(), buildLocation({ id: 'location-2', name: 'Penrith' })]

it.each([
  { name: 'the place of a form', asks: 'general', locations: one, enabled: true, is: 'location-1' },
  { name: 'the first place where the form asks for none', asks: 'general', locations: two, enabled: true, is: 'location-1' },
  { name: 'the only place of a valuation', asks: 'tradeIn', locations: one, enabled: true, is: 'location-1' },
  { name: 'none of several places of a valuation, which asks at its end', asks: 'tradeIn', locations: two, enabled: true, is: undefined },
  { name: 'the first place of a trade-in answered by a person', asks: 'tradeIn', locations: two, enabled: false, is: 'location-1' },
] as const)('shows beside it $name (ENQ-14)', ({ asks, locations, enabled, is }) => {
  const about = { block: { form: asks, showContact: true }, site: { locations }, config: buildConfig({ valuation: { enabled } }) }
  expect(shownValue(form.parts.contact, about)?.id).toBe(is)
})
