import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { stockGroups } from './stockGroups'

const { models } = buildSiteData()

describe('menus filled from stock', () => {
  it.each([
    { name: 'not asked for', fill: 'none', models, is: [] },
    {
      name: 'makes, those with most cars first (SRC-13, SRC-14)',
      fill: 'makes',
      models,
      is: ['Popular Makes: Toyota /search/toyota, Kia /search/kia'],
    },
    {
      name: 'new models by kind of car, in their order (NAV-18, NAV-19)',
      fill: 'models',
      models,
      is: ['Hatch & sedans: Corolla /search/toyota/corolla', 'Utes & Vans: HiLux /search/toyota/hilux'],
    },
    {
      name: 'models of several makes go with its name (NAV-18)',
      fill: 'models',
      models: models.slice(1).map((model) => ({ ...model, newCount: 1 })),
      is: ['Hatch & sedans: Toyota Corolla /search/toyota/corolla', 'SUVs & 4WDs: Kia Sportage /search/kia/sportage'],
    },
    {
      name: 'electric and coming models lead to those alone (NAV-19)',
      fill: 'models',
      models: models
        .map((model) => ({ ...model, newCount: 1, electrified: ['Hybrid'], comingCount: model.model === 'HiLux' ? 1 : 0 }))
        .slice(0, 2),
      is: [
        'Hatch & sedans: Corolla /search/toyota/corolla',
        'Electrified: Corolla /search/toyota/corolla?fuel=Hybrid',
        'Upcoming: HiLux /search/toyota/hilux?status=coming_soon',
      ],
    },
    { name: 'no stock, no groups', fill: 'makes', models: [], is: [] },
  ] as const)('$name', ({ fill, models: stock, is }) => {
    const groups = stockGroups(fill, stock, '/')
    expect(groups.map(({ label, links }) => `${label}: ${links.map((link) => `${link.label} ${link.href}`).join(', ')}`)).toEqual(is)
  })

  it('mark the link of the page shown', () => {
    const [popular] = stockGroups('makes', models, '/search/kia')
    expect(popular?.links.map(({ current }) => current)).toEqual([undefined, 'page'])
  })
})
