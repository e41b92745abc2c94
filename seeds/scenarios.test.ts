import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { describe, expect, it } from 'vitest'
import { layersOf } from './layersOf'
import { scenarios } from './scenarios'

const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => ({ name: site.name, scenario, site })))

describe('the demo sites', () => {
  it.each(sites)('$name resolves without an error', ({ scenario, site }) => {
    const errors = resolveConfig(layersOf(scenario, site)).problems.filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
  })

  it.each(sites)('$name has only menu links that lead somewhere', ({ scenario, site }) => {
    const { config } = resolveConfig(layersOf(scenario, site))
    const paths = new Set(config.pages.list.filter(({ shown }) => shown).map(({ path }) => path))
    const known = ['/search', '/pre-owned', '/special-offers', '/our-location', '/contact-us', config.finance.path, '/sitemap.xml']
    const links = config.navigation.items.flatMap((item) => [item.href, ...item.children.map(({ href }) => href)])
    const dead = links
      .filter((href) => href.startsWith('/'))
      .filter(
        (href) => !paths.has(href) && !known.some((path) => href === path || href.startsWith(`${path}/`) || href.startsWith(`${path}?`)),
      )
    expect(dead).toEqual([])
  })

  it('are different businesses: no two share template, brand colour or typeface and opening', () => {
    const looks = sites.map(({ scenario, site }) => {
      const { config } = resolveConfig(layersOf(scenario, site))
      return `${config.theme.brandColour} ${config.theme.headingFont} ${config.header.layout}`
    })
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('sit on host names of their own', () => {
    expect(new Set(sites.map(({ site }) => site.host)).size).toBe(sites.length)
  })
})
