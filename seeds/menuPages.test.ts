import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { scenarios } from './scenarios'
import { scenarioLayers } from './testing/scenarioLayers'

const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => ({ name: site.name, scenario, site })))

/** A page of posts with fewer looks forsaken. */
const leastPosts = 3

it.each(sites)('$name leads from its menu to no blog that is nearly empty (CNT-09)', ({ scenario, site }) => {
  const { config } = resolveConfig(scenarioLayers(scenario, site))
  const links = visibleMenu(config).flatMap((item) => [item.href, ...item.children.map(({ href }) => href)])
  if (links.includes('/blog')) expect(scenario.posts.length).toBeGreaterThanOrEqual(leastPosts)
})

it.each(scenarios.map((scenario) => ({ name: scenario.organisation.name, scenario })))(
  'people have said something of every place of $name (REV-01)',
  ({ scenario }) => {
    const rated = scenario.locations.filter(({ reviews }) => reviews !== null)
    const silent = rated.filter(({ slug }) => !scenario.reviews.some(({ locationSlug }) => locationSlug === slug))
    expect(silent.map(({ slug }) => slug)).toEqual([])
  },
)
