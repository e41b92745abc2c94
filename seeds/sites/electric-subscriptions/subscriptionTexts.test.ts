import { footerLine } from '@forecourt/rules/menus/fillPlaceholders'
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

// A lease of more than four months whose payments count towards the price is a sale by instalments (National Credit Code, s 9).
it.each(subscribed)(
  '$name credits no payments towards the price, and says that a subscription gives no right to buy (CAR-14)',
  ({ config, offers }) => {
    const pages = JSON.stringify(config.pages.list)
    const texts = JSON.stringify([pages, config.vdp, config.price, offers])
    expect(texts).not.toMatch(
      /\b(?:third|half|part|per cent|all) of (?:the|your) (?:weekly|payments|fees)|(?<!don’t )comes? off (?:the|its) price|rent[- ]to[- ](?:buy|own)/i,
    )
    expect(pages).toMatch(/don’t have to buy the car when your subscription ends, and we don’t have to sell it/)
  },
)

it.each(subscribed)(
  '$name says what a weekly price includes and leaves out, and names its credit licence in the footer (CAR-14)',
  ({ config }) => {
    expect(config.price.subscriptionIncludes).not.toBe('')
    expect(config.price.subscriptionExcludes).not.toBe('')
    expect(footerLine(config, '2026-12-01T00:00:00Z').replaceAll('\u00A0', ' ')).toContain(config.finance.creditLicence)
    expect(config.finance.creditLicence).toMatch(/^Credit Representative \d{6} of .+, Australian Credit Licence \d{6}$/)
  },
)

it.each(subscribed)('$name names the insurer, the excess and the PDS wherever it lists what a week includes (CAR-14)', ({ config }) => {
  const prices = config.pages.list.flatMap((page) => page.blocks.filter((block) => block.kind === 'prices'))
  for (const text of [config.vdp.includedPoints.join(' '), JSON.stringify(prices)]) {
    expect(text).toMatch(/\bwith [A-Z]\w+(?: [A-Z]\w+)* Insurance\b/)
    expect(text).toMatch(/\$1,200/)
    expect(text).toMatch(/\bPDS\b[^.]* before you sign\b/)
  }
})
