import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildRangeModel } from '@forecourt/rules/testing/buildModel'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import { stockGroups } from './menuEntries'

const { models } = buildSiteData()
const config = buildConfig()

describe('menus filled from stock', () => {
  it.each([
    ['no groups by default', 'none', models, []],
    ['makes, those with most cars first (SRC-13, SRC-14)', 'makes', models, ['Popular Makes: Toyota /search/toyota, Kia /search/kia']],
    [
      'new models by kind of car, in their order (NAV-18, NAV-19)',
      'models',
      models,
      ['Hatch & sedans: Corolla /search/toyota/corolla', 'Utes & Vans: HiLux /search/toyota/hilux'],
    ],
    [
      'models of several makes are named with their make (NAV-18)',
      'models',
      models.slice(1).map((model) => ({ ...model, newCount: 1 })),
      ['Hatch & sedans: Toyota Corolla /search/toyota/corolla', 'SUVs & 4WDs: Kia Sportage /search/kia/sportage'],
    ],
    [
      'electric and upcoming models link only to those (NAV-19)',
      'models',
      models.map((model) => ({ ...model, newCount: 1, electrified: ['Hybrid'], comingCount: model.model === 'HiLux' ? 1 : 0 })).slice(0, 2),
      [
        'Hatch & sedans: Corolla /search/toyota/corolla',
        'Electrified: Corolla /search/toyota/corolla?fuel=Hybrid',
        'Upcoming: HiLux /search/toyota/hilux?status=coming_soon',
      ],
    ],
    ['no stock, no groups', 'makes', [], []],
  ] as const)('$0', (_name, fill, stock, is) => {
    const groups = stockGroups(fill, { models: stock, range: [] }, '/', config)
    expect(groups.map(({ label, links }) => `${label}: ${links.map((link) => `${link.label} ${link.href}`).join(', ')}`)).toEqual(is)
  })

  it('a model with a page links to it, in stock or not, with its label and lowest price (NAV-19, MOD-01)', () => {
    const range = [
      buildRangeModel({ stage: 'new', priceText: 'from $31,000 drive away' }),
      buildRangeModel({
        id: 'toyota.celica',
        model: 'Celica',
        modelSlug: 'celica',
        path: '/celica',
        stage: 'discontinued',
        priceText: 'from $9',
      }),
    ]
    const groups = stockGroups('models', { models: models.slice(1, 2), range }, '/celica', config)
    expect(groups.map(({ label, links }) => [label, ...links])).toEqual([
      [
        'Hatch & sedans',
        { id: 'toyota-corolla', label: 'Corolla', href: '/corolla', tag: 'All-New', price: 'from $31,000 drive away', current: undefined },
      ],
      ['Discontinued', { id: 'toyota-celica', label: 'Celica', href: '/celica', tag: 'Discontinued', current: 'page' }],
    ])
  })

  it('menus filled from stock marks the link of the current page', () => {
    const [popular] = stockGroups('makes', { models, range: [] }, '/search/kia', config)
    expect(popular?.links.map(({ current }) => current)).toEqual([undefined, 'page'])
  })
})
