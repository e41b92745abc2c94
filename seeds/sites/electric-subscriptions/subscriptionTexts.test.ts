import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { scenarios } from '../../scenarios'
import { scenarioLayers } from '../../testing/scenarioLayers'

const subscribed = scenarios.flatMap((scenario) =>
  scenario.sites.flatMap((site) => {
    const { config } = resolveConfig(scenarioLayers(scenario, site))
    return config.subscription.online ? [{ name: site.name, config, offers: scenario.offers }] : []
  }),
)

it('a demo site takes subscriptions online', () => expect(subscribed.length).toBeGreaterThan(0))

it.each(subscribed)('$name says nowhere that a subscription ends before the term that was chosen (CAR-14)', ({ config, offers }) => {
  const texts = JSON.stringify([config.pages.list, config.vdp, config.price, offers])
  expect(texts).not.toMatch(/at three months|minimum is three months|three months minimum/i)
})

it.each(subscribed)('$name offers no week that the minimum total still counts (CAR-14, OFR-01)', ({ offers }) => {
  const texts = JSON.stringify(offers.filter(({ category }) => category === 'Subscription'))
  expect(texts).not.toMatch(/weeks? free|free weeks?|week is on us|weeks? less/i)
})

it.each(subscribed)('$name names the terms that shoppers can choose, longer ones being cheaper (CAR-14)', ({ config }) => {
  const { terms } = config.subscription
  const months = terms.map((term) => term.months)
  const listed = `${months.slice(0, -1).join(', ')} or ${months.at(-1)} months`
  expect(config.vdp.includedPoints.join(' ')).toContain(listed)
  expect(JSON.stringify(config.pages.list)).toContain(listed)
  expect(terms.map(({ discount }) => discount)).toEqual(terms.map(({ discount }) => discount).toSorted((one, other) => one - other))
})
