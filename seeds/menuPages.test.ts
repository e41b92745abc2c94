import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { scenarios } from './scenarios'
import { scenarioLayers } from './testing/scenarioLayers'

const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => ({ name: site.name, scenario, site })))

/** Fewer posts make the page look abandoned. */
const minPosts = 3

it.each(sites)('$name has no menu link to a blog with fewer than three posts (CNT-09)', ({ scenario, site }) => {
  const { config } = resolveConfig(scenarioLayers(scenario, site))
  const links = visibleMenu(config).flatMap((item) => [item.href, ...item.children.map(({ href }) => href)])
  if (links.includes('/blog')) expect(scenario.posts.length).toBeGreaterThanOrEqual(minPosts)
})

it.each(sites)('$name has Offers beside its stock in the menu, and Contact last (NAV-01)', ({ scenario, site }) => {
  const ids = visibleMenu(resolveConfig(scenarioLayers(scenario, site)).config).map(({ id }) => id)
  const lastOfStock = Math.max(ids.indexOf('stock'), ids.indexOf('pre-owned'))
  expect(ids[lastOfStock + 1]).toBe('offers')
  expect(ids.at(-1)).toBe('contact')
})

const minorWords = /^(?:a|and|by|for|in|of|or|the|to)$/
const isCapitalised = (label: string) => label.split(' ').every((word) => !/^[a-z]/.test(word) || minorWords.test(word))

it('the seed capitalises all menu labels of the site whose menu is capitalised', () => {
  const [karri] = sites.filter(({ name }) => name === 'Karri Coast Toyota')
  const { config } = resolveConfig(karri ? scenarioLayers(karri.scenario, karri.site) : [])
  const labels = visibleMenu(config).flatMap((item) => [item.label, ...item.children.map(({ label }) => label)])
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => !isCapitalised(label))).toEqual([])
})

it.each(scenarios.map((scenario) => ({ name: scenario.organisation.name, scenario })))(
  'each rated location of $name has a review (REV-01)',
  ({ scenario }) => {
    const rated = scenario.locations.filter(({ reviews }) => reviews !== null)
    const withoutReviews = rated.filter(({ slug }) => !scenario.reviews.some(({ locationSlug }) => locationSlug === slug))
    expect(withoutReviews.map(({ slug }) => slug)).toEqual([])
  },
)
