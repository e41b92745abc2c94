import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateConfig } from './generated/validateConfig'
import type { Layer } from './layers/Layer'
import { valueAt } from './layers/ListItem'
import type { ConfigValues } from './ResolvedConfig'
import { resolveConfig } from './resolveConfig'
import { arbitraryValues } from './testing/arbitraryValues'
import { buildLayer } from './testing/buildLayer'
import { runs } from './testing/runs'

const toyota = (layer: Partial<Layer> = {}) => buildLayer({ kind: 'manufacturer', name: 'Toyota dealer', ...layer })
const site = (values: unknown) => buildLayer({ values: values as ConfigValues })

const errorsOf = (layers: readonly Layer[]) =>
  resolveConfig(layers)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ pointer, message, kind, layer }) => ({ pointer, message, kind, layer }))

const menuOf = (layers: readonly Layer[]) => resolveConfig(layers).config.navigation.items.map(({ id }) => id)

describe('a config without layers', () => {
  const { config, problems, origins } = resolveConfig([])

  it('a config without layers results in a complete, valid config without errors', () => {
    expect(validateConfig(config)).toBe(true)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('a config without layers checks for problems once', () => {
    const resolution = resolveConfig([buildLayer()])
    expect(resolution.problems.length).toBeGreaterThan(0)
    expect(resolution.problems).toBe(resolution.problems)
  })

  it('a config without layers has the schema’s defaults', () => {
    expect(config.search).toEqual({
      heading: '{count} cars for sale',
      placeholder: 'Try “white auto SUV under $40k”',
      noun: 'cars',
      pageSize: 21,
      filterLayout: 'sidebar',
      filterVariant: 1,
      filters: [],
      defaultSort: 'recommended',
      makesBeforeShowAll: 7,
      revealModels: true,
      modelLimit: 30,
      certifiedLabel: 'Only show certified vehicles',
      distances: [10, 25, 50, 100, 250],
      hideUnpricedWhenCheapestFirst: false,
      appId: '',
      key: '',
      indexName: 'Car_production',
      resultCacheSize: 50,
      view: 'grid',
      showViewToggle: true,
      promoPositions: [8, 17],
      promos: [],
      makeLogos: [],
      similarTitle: 'Haven’t found the one?',
      similarText: 'Tell us what you’re after and we’ll look out for it.',
      similarTone: 'brand',
    })
  })

  it('a config without layers gives blocks of the default pages the default settings of their kind', () => {
    expect(config.pages.list[0]?.blocks[1]).toEqual({
      id: 'latest',
      kind: 'featuredStock',
      shown: true,
      heading: 'Just in',
      text: '',
      selection: 'newest',
      make: '',
      model: '',
      body: '',
      limit: 6,
      layout: 'grid',
      phoneLayout: 'rows',
      linkLabel: 'See all',
      linkHref: '/search',
    })
  })

  it('a config without layers has the default as the origin of every value', () => {
    expect(origins.get('/search/pageSize')).toEqual({ kind: 'default', name: 'Default' })
    expect(origins.get('/pages/list/home/blocks/hero/heading')).toEqual({ kind: 'default', name: 'Default' })
    expect([...origins.values()].every(({ kind }) => kind === 'default')).toBe(true)
  })
})

describe('layers of a config', () => {
  it('resolving the layers of a config uses the value of the strongest layer, and names it as the origin', () => {
    const { config, origins } = resolveConfig([
      toyota({ values: { search: { pageSize: 24, filterVariant: 4 } } }),
      site({ search: { pageSize: 30 } }),
    ])
    expect(config.search.pageSize).toBe(30)
    expect(config.search.filterVariant).toBe(4)
    expect(origins.get('/search/pageSize')).toEqual({ kind: 'site', name: 'Hills Toyota' })
    expect(origins.get('/search/filterVariant')).toEqual({ kind: 'manufacturer', name: 'Toyota dealer' })
    expect(origins.get('/search/heading')).toEqual({ kind: 'default', name: 'Default' })
  })

  it('resolving the layers of a config replaces plain lists as a whole', () => {
    const { config, origins } = resolveConfig([
      toyota({ values: { finance: { excludedMakes: ['Suzuki', 'Kia'] } } }),
      site({ finance: { excludedMakes: [] } }),
    ])
    expect(config.finance.excludedMakes).toEqual([])
    expect(origins.get('/finance/excludedMakes')).toEqual({ kind: 'site', name: 'Hills Toyota' })
  })

  it('resolving the layers of a config shares values that no layer changes, and freezes the config deeply', () => {
    const { config } = resolveConfig([site({ navigation: { items: [{ id: 'new', label: 'New', href: '/contact' }] } })])
    expect(config.theme).toBe(resolveConfig([]).config.theme)
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen))
    expect(frozen(config)).toBe(true)
  })

  it('resolving the layers of a config doesn’t change the given layer', () => {
    const layer = site({ finance: { excludedMakes: ['Kia'] }, navigation: { items: [{ id: 'service', label: 'Servicing' }] } })
    const before = structuredClone(layer)
    resolveConfig([layer])
    expect(layer).toEqual(before)
    expect(Object.isFrozen(layer.values.finance?.excludedMakes)).toBe(false)
  })

  it('resolving the layers of a config reads layers written for an older version', () => {
    const { config, problems } = resolveConfig([
      buildLayer({ schemaVersion: 0, values: { finance: { hideWidget: true } } as ConfigValues, locks: ['/finance/hideWidget'] }),
    ])
    expect(config.finance.showWidget).toBe(false)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('resolving the layers of a config reports an error for a layer of a newer version', () => {
    expect(errorsOf([buildLayer({ schemaVersion: 99, values: { search: { pageSize: 24 } } })])).toEqual([
      {
        pointer: '',
        message: 'Hills Toyota was written by a newer version of this software, so it can’t be used here.',
        kind: 'value',
        layer: 'Hills Toyota',
      },
    ])
  })
})

describe('lists merged by id', () => {
  it('merging lists by id merges an item over the weaker item of the same id, without moving it', () => {
    const layers = [site({ navigation: { items: [{ id: 'service', label: 'Book a service' }] } })]
    const { config } = resolveConfig(layers)
    expect(config.navigation.items[2]).toEqual({
      id: 'service',
      label: 'Book a service',
      href: '/service',
      mandatory: false,
      when: '',
      fill: 'none',
      children: [],
    })
    expect(menuOf(layers)).toEqual(menuOf([]))
  })

  it('merging lists by id uses the stronger layer’s order; items it does not mention stay after their predecessor', () => {
    expect(menuOf([site({ navigation: { items: [{ id: 'contact' }, { id: 'service' }] } })])).toEqual([
      'stock',
      'test-drive',
      'contact',
      'service',
      'finance',
      'trade-in',
      'parts',
    ])
  })

  it('merging lists by id removes items, which a stronger layer can add again', () => {
    const remove = toyota({ values: { navigation: { items: [{ id: 'parts', removed: true }] } } })
    expect(menuOf([remove])).not.toContain('parts')
    const { config, origins } = resolveConfig([
      remove,
      site({ navigation: { items: [{ id: 'parts', label: 'Parts', href: '/service' }] } }),
    ])
    expect(config.navigation.items.at(-1)).toEqual({
      id: 'parts',
      label: 'Parts',
      href: '/service',
      mandatory: false,
      when: '',
      fill: 'none',
      children: [],
    })
    expect(origins.get('/navigation/items/parts/when')).toEqual({ kind: 'default', name: 'Default' })
  })

  it('merging lists by id completes a new block by its kind, and replaces a block of another kind', () => {
    const { config } = resolveConfig([
      toyota({ values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', heading: 'Welcome' }] }] } } }),
      site({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'prose', text: 'Hello' }] }] } }),
    ])
    expect(config.pages.list[0]?.blocks[0]).toEqual({ id: 'hero', kind: 'prose', shown: true, heading: '', text: 'Hello' })
  })

  it('merging lists by id records the layer that last changed the order', () => {
    const { origins } = resolveConfig([site({ navigation: { items: [{ id: 'service' }, { id: 'stock' }] } })])
    expect(origins.get('/navigation/items')).toEqual({ kind: 'site', name: 'Hills Toyota' })
    expect(origins.get('/footer/legalLinks')).toEqual({ kind: 'default', name: 'Default' })
  })

  it.each([
    { name: 'an item without an id', items: [{ label: 'x' }], message: 'Entry 1 needs an id.' },
    { name: 'an invalid item', items: [null], message: 'Entry 1 needs an id.' },
    {
      name: 'a second item with the same id',
      items: [{ id: 'a', label: 'A' }, { id: 'a' }],
      message: 'There are two entries with the id “a”. The second one is not used.',
    },
  ])('merging lists by id does not use $name', ({ items, message }) => {
    expect(errorsOf([site({ navigation: { items } })]).map((problem) => problem.message)).toEqual([message])
  })
})

describe('locks of a config layer', () => {
  it('a value of a later layer under a locked pointer is ignored, and the problem names both layers and the setting', () => {
    const layers = [
      toyota({ values: { theme: { brandColour: '#eb0a1e' } }, locks: ['/theme/brandColour'] }),
      site({ theme: { brandColour: '#0000ff' } }),
    ]
    const { config, origins, problems } = resolveConfig(layers)
    expect(config.theme.brandColour).toBe('#eb0a1e')
    expect(origins.get('/theme/brandColour')).toEqual({ kind: 'manufacturer', name: 'Toyota dealer', lockedBy: 'Toyota dealer' })
    expect(problems[0]).toEqual({
      pointer: '/theme/brandColour',
      where: 'Look › Brand colour',
      message: 'Toyota dealer has locked Look › Brand colour, so the value of Hills Toyota is not used.',
      severity: 'error',
      kind: 'locked',
      layer: 'Hills Toyota',
    })
  })

  it.each([
    {
      name: 'the order of a list',
      lock: '/navigation/items',
      values: { navigation: { items: [{ id: 'service' }, { id: 'stock' }] } },
      pointer: '/navigation/items',
    },
    { name: 'a whole section', lock: '/theme', values: { theme: { corners: 'round' } }, pointer: '/theme' },
    {
      name: 'one item',
      lock: '/navigation/items/service',
      values: { navigation: { items: [{ id: 'service', label: 'X' }] } },
      pointer: '/navigation/items/service',
    },
    {
      name: 'a setting of an item',
      lock: '/navigation/items/service/href',
      values: { navigation: { items: [{ id: 'service', href: '/x' }] } },
      pointer: '/navigation/items/service/href',
    },
    {
      name: 'removing an item with a locked setting',
      lock: '/navigation/items/service/href',
      values: { navigation: { items: [{ id: 'service', removed: true }] } },
      pointer: '/navigation/items/service',
    },
    {
      name: 'adding an item of a locked id',
      lock: '/navigation/items/blog',
      values: { navigation: { items: [{ id: 'blog', label: 'Blog' }] } },
      pointer: '/navigation/items/blog',
    },
    {
      name: 'another kind for a block with a locked setting',
      lock: '/pages/list/home/blocks/hero/heading',
      values: { pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'prose' }] }] } },
      pointer: '/pages/list/home/blocks/hero',
    },
  ])('a config layer locks $name', ({ lock, values, pointer }) => {
    const layers = [toyota({ locks: [lock] }), site(values)]
    expect(errorsOf(layers)).toMatchObject([{ pointer, kind: 'locked', layer: 'Hills Toyota' }])
    expect(resolveConfig(layers).config).toEqual(resolveConfig([]).config)
  })

  it('a layer that repeats a locked value causes no problem', () => {
    expect(
      errorsOf([
        toyota({ locks: ['/theme', '/navigation/items/service'] }),
        site({ theme: { brandColour: '#1f4fd8' }, navigation: { items: [{ id: 'service', label: 'Service' }] } }),
      ]),
    ).toEqual([])
  })

  it('a layer that locks a setting can set it itself, and weaker layers can set it too', () => {
    expect(
      errorsOf([
        buildLayer({ kind: 'template', name: 'Metro', values: { theme: { corners: 'round' } } }),
        toyota({ values: { theme: { corners: 'square' } }, locks: ['/theme/corners'] }),
      ]),
    ).toEqual([])
  })

  it('a lock of an unknown setting is reported', () => {
    expect(errorsOf([toyota({ locks: ['/theme/brandColor'] })])).toMatchObject([
      { message: 'Toyota dealer locks /theme/brandColor, which is not a setting.' },
    ])
  })
})

describe('pages that start as an outline (RTE-21)', () => {
  const shownWith = (...layers: readonly Layer[]) => resolveConfig(layers).config.pages.list.find(({ id }) => id === 'warranty')?.shown
  const written = { pages: { list: [{ id: 'warranty', blocks: [{ id: 'text', heading: 'Our warranty' }] }] } }
  const list = (page: object) => ({ pages: { list: [{ id: 'warranty', ...page }] } })

  it.each([
    { name: 'off without a layer', layers: [], shown: false },
    { name: 'off with only a description', layers: [site(list({ description: 'What we cover.' }))], shown: false },
    { name: 'on once a site changes its blocks', layers: [site(written)], shown: true },
    { name: 'on once a manufacturer changes its blocks', layers: [toyota({ values: written as ConfigValues }), site({})], shown: true },
    {
      name: 'off where a site turns it off',
      layers: [toyota({ values: written as ConfigValues }), site(list({ shown: false }))],
      shown: false,
    },
    {
      name: 'off where the layer that writes it turns it off',
      layers: [site(list({ ...written.pages.list[0], shown: false }))],
      shown: false,
    },
    {
      name: 'off where a weaker layer turned it off',
      layers: [toyota({ values: list({ shown: false }) as ConfigValues }), site(written)],
      shown: false,
    },
    { name: 'on where a site turns it on as it is', layers: [site(list({ shown: true }))], shown: true },
    { name: 'off with blocks that change nothing', layers: [site(list({ blocks: [{ id: 'text' }] }))], shown: false },
  ])('pages that start as an outline are $name', ({ layers, shown }) => expect(shownWith(...layers)).toBe(shown))

  it('an outline page turned on by a site has the site as its origin', () =>
    expect(resolveConfig([site(written)]).origins.get('/pages/list/warranty/shown')).toMatchObject({ kind: 'site' }))
})

describe('mandatory items of a config list (NAV-04)', () => {
  const warranty = { id: 'warranty', label: 'Warranty', href: '/warranty', mandatory: true, children: [] }
  const page = { id: 'warranty', path: '/warranty', title: 'Warranty' }
  const above = toyota({ values: { navigation: { items: [warranty] }, pages: { list: [page] } } })

  it.each([
    { name: 'remove', entry: { removed: true }, refusal: 'can’t remove it' },
    { name: 'empty the text of', entry: { label: '' }, refusal: 'can’t leave its text empty' },
    { name: 'enter only spaces as the text of', entry: { label: '   ' }, refusal: 'can’t leave its text empty' },
    { name: 'enter only invisible characters as the text of', entry: { label: '\u200b\u00a0' }, refusal: 'can’t leave its text empty' },
    { name: 'hide', entry: { when: 'toyota.showSellMyCar' }, refusal: 'can’t hide it' },
    { name: 'retarget', entry: { href: '/contact' }, refusal: 'can’t change its link to anything other than /warranty' },
    { name: 'make optional', entry: { mandatory: false }, refusal: 'can’t make it optional' },
  ])('a site can’t $name a mandatory item', ({ entry, refusal }) => {
    const layers = [above, site({ navigation: { items: [{ id: 'warranty', ...entry }] } })]
    expect(errorsOf(layers)).toMatchObject([
      { kind: 'mandatory', layer: 'Hills Toyota', message: `“Warranty” is mandatory in Toyota dealer, so Hills Toyota ${refusal}.` },
    ])
    expect(resolveConfig(layers).config.navigation.items.find(({ id }) => id === 'warranty')).toEqual({
      ...warranty,
      when: '',
      fill: 'none',
    })
  })

  it('a site can move and relabel a mandatory item, even together with a refused change', () => {
    const layers = [above, site({ navigation: { items: [{ id: 'warranty', label: 'Our warranty', href: '/x' }, { id: 'stock' }] } })]
    expect(resolveConfig(layers).config.navigation.items[0]).toMatchObject({ id: 'warranty', label: 'Our warranty', href: '/warranty' })
  })

  it('a site can repeat the values of a mandatory item', () => {
    expect(errorsOf([above, site({ navigation: { items: [{ ...warranty, when: '' }] } })])).toEqual([])
  })

  it('a site can’t remove an item while its dropdown contains a mandatory one', () => {
    const holder = toyota({
      values: {
        navigation: { items: [{ id: 'service', children: [{ id: 'recalls', label: 'Recalls', href: '/service', mandatory: true }] }] },
      },
    })
    const layers = [holder, site({ navigation: { items: [{ id: 'service', removed: true }] } })]
    expect(errorsOf(layers)).toMatchObject([
      { kind: 'mandatory', message: '“Recalls” (under “Service”) is mandatory in Toyota dealer, so Hills Toyota can’t remove it.' },
    ])
    expect(errorsOf([holder, site({ navigation: { items: [{ id: 'service', href: '/contact' }] } })])).toEqual([])
    expect(
      errorsOf([holder, site({ navigation: { items: [{ id: 'service', children: [{ id: 'recalls', removed: true }] }] } })]),
    ).toMatchObject([{ kind: 'mandatory' }])
  })

  it('only a layer above the site makes items mandatory', () => {
    const entry = { id: 'blog', label: 'Blog', href: '/contact', mandatory: true }
    expect(errorsOf([site({ navigation: { items: [entry] } })])).toMatchObject([
      { kind: 'mandatory', message: 'Hills Toyota can’t make “Blog” mandatory. Only a layer above the site can.' },
    ])
    expect(errorsOf([buildLayer({ kind: 'organisation', values: { navigation: { items: [entry] } } })])).toEqual([])
  })

  it('legal links are mandatory by default (NAV-20)', () => {
    const layers = [site({ footer: { legalLinks: [{ id: 'privacy', removed: true }] } })]
    expect(errorsOf(layers)).toMatchObject([
      { kind: 'mandatory', message: '“Privacy policy” is mandatory in the platform, so Hills Toyota can’t remove it.' },
    ])
    expect(resolveConfig(layers).config.footer.legalLinks.map(({ id }) => id)).toContain('privacy')
  })
})

describe('invalid values of a config layer', () => {
  it('invalid values of a config layer fall back to the weaker layer’s value, with a problem', () => {
    const { config, origins, problems } = resolveConfig([
      toyota({ values: { search: { pageSize: 24 } } }),
      site({ search: { pageSize: 600, filterVariant: 2 } }),
    ])
    expect(config.search).toMatchObject({ pageSize: 24, filterVariant: 2 })
    expect(origins.get('/search/pageSize')).toEqual({ kind: 'manufacturer', name: 'Toyota dealer' })
    expect(problems[0]).toEqual({
      pointer: '/search/pageSize',
      where: 'Stock list › Cars per page',
      message: 'Cars per page must be between 6 and 60.',
      severity: 'error',
      kind: 'value',
      layer: 'Hills Toyota',
    })
  })

  it.each([
    { name: 'an invalid section', values: { search: 5 } },
    { name: 'an invalid list', values: { navigation: { items: 'all' } } },
    { name: 'null', values: { theme: { brandColour: null }, navigation: null } },
    { name: 'a block of an unknown kind', values: { pages: { list: [{ id: 'home', blocks: [{ id: 'x', kind: 'heroo' }] }] } } },
    { name: 'a new block without a kind', values: { pages: { list: [{ id: 'home', blocks: [{ id: 'x' }] }] } } },
    { name: 'a page without a path', values: { pages: { list: [{ id: 'x', title: 'X' }] } } },
    { name: 'an item with an unusable id', values: { navigation: { items: [{ id: 'A B', label: 'X' }] } } },
    { name: 'unknown keys', values: { serch: {}, search: { pagesize: 3 } } },
    {
      name: 'too many items',
      values: { navigation: { items: Array.from({ length: 20 }, (_, index) => ({ id: `x${index}`, label: 'X' })) } },
    },
    {
      name: 'keys of JavaScript prototypes',
      values: JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 1, "search": {"__proto__": {"pageSize": 7}}}'),
    },
    { name: 'values that are not an object', values: [] },
  ])('$name changes nothing', ({ values }) => {
    const { config } = resolveConfig([site(values)])
    expect(config).toEqual(resolveConfig([]).config)
    expect(Object.keys(config)).toEqual(Object.keys(resolveConfig([]).config))
  })

  it('invalid values of a config layer fall back through several invalid layers to the first valid value', () => {
    const layers = [toyota({ values: { search: { pageSize: 1 } } }), site({ search: { pageSize: 2 } })]
    expect(resolveConfig(layers).config.search.pageSize).toBe(21)
    expect(errorsOf(layers).map(({ layer }) => layer)).toEqual(['Hills Toyota', 'Toyota dealer'])
  })

  it('invalid values of a config layer are reported once for a value that its item requires', () => {
    expect(errorsOf([site({ pages: { list: [{ id: 'winter', path: '/winter', title: '' }] } })])).toMatchObject([
      { pointer: '/pages/list/winter/title', message: 'Title of “Page without a title” can’t be empty.' },
    ])
  })

  it('invalid values of a config layer are reported with a suggestion for a mistyped key', () => {
    expect(errorsOf([site({ search: { pagesize: 24 } })])).toMatchObject([
      { pointer: '/search/pagesize', message: '“pagesize” is not a setting of Stock list. Did you mean “pageSize”?' },
    ])
  })
})

describe('any generated config layers', () => {
  const kinds = ['platform', 'template', 'manufacturer', 'organisation', 'site'] as const
  const arbitraryLayers = fc
    .tuple(...kinds.map((kind) => fc.option(arbitraryValues).map((values) => (values ? [buildLayer({ kind, name: kind, values })] : []))))
    .map((layers) => layers.flat())

  it('any generated config layers result in a complete, valid config', () => {
    fc.assert(
      fc.property(arbitraryLayers, (layers) => validateConfig(resolveConfig(layers).config)),
      { numRuns: runs(150) },
    )
  })

  it('any generated config layers result in the same config when each layer is applied twice', () => {
    const asTemplates = (values: ConfigValues) => buildLayer({ kind: 'template', name: 'Metro', values })
    fc.assert(
      fc.property(arbitraryValues, (values) => {
        expect(resolveConfig([asTemplates(values), asTemplates(values)]).config).toEqual(resolveConfig([asTemplates(values)]).config)
      }),
      { numRuns: runs(100) },
    )
  })

  it('any generated config layers have an origin for every value', () => {
    fc.assert(
      fc.property(arbitraryLayers, (layers) => {
        const { config, origins } = resolveConfig(layers)
        return [...origins.keys()].every((pointer) => valueAt(config, pointer) !== undefined)
      }),
      { numRuns: runs(50) },
    )
  })

  it('any generated config layers result in the same config with empty layers in between', () => {
    fc.assert(
      fc.property(arbitraryLayers, (layers) => {
        expect(resolveConfig(layers.flatMap((layer) => [layer, buildLayer({ kind: layer.kind })])).config).toEqual(
          resolveConfig(layers).config,
        )
      }),
      { numRuns: runs(50) },
    )
  })
})
