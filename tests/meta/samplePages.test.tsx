import { createIslandWriter } from '@forecourt/runtime/islands/createIslandWriter'
import { IslandContext } from '@forecourt/runtime/islands/island'
import { plainParts } from '@forecourt/runtime/islands/plainParts'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createHost } from '../../apps/site/src/host/siteHost'
import { islandParts } from '../../packages/runtime/src/islands/islandParts'
import { cover } from './cover'
import { type DemoAddress, type DemoPage, demoAddresses } from './demoPages'
import { shopperPages } from './pages/shopperPages'
import { SitePage } from './SitePage'
import { ofEachKind, ofEachSite, samplePages, takeSample } from './samplePages'
import { openDemo } from './seededDemo'

const demo = await openDemo()
const addresses = (await Promise.all(demo.sites.map((of) => demoAddresses(demo, of)))).flat()
const ofShoppers = (await Promise.all(demo.sites.map((of) => shopperPages(demo, of)))).flat()
const sample = [...(await takeSample(demo, ofEachSite)), ...(await cover(ofShoppers, ofEachSite, (page) => page))]

const host = createHost({})
const partsOf = ({ of: { site, request }, route, data }: DemoPage): string[] => {
  const islands = createIslandWriter(host)
  const html = renderToString(
    <IslandContext value={islands}>
      <SitePage page={{ found: true, route, config: site.config, data, request }} />
    </IslandContext>,
  )
  return [...(html + islands.written().templates).matchAll(/data-part="(\w+)"/g)].map(([, part = '']) => part)
}
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
const templateOf = ({ of }: DemoAddress) => of.layers.find(({ kind }) => kind === 'template')?.name ?? ''

/** Islands that no document contains: they are nested in others, or no demo site has their content. */
const unwritten = new Set([
  'FilterSection',
  'ListSearch',
  'NearField',
  'PhoneButton',
  'RangeField',
  'SearchForm',
  'VideoLink',
  'ViewToggle',
])

describe('the sample of pages', () => {
  it('the sample of pages has every kind of page, every site and every template', () => {
    const all = [...addresses, ...ofShoppers]
    for (const of of [({ route }: DemoAddress) => route.page, ({ of: { site } }: DemoAddress) => site.slug, templateOf])
      expect(sorted(sample.map(of))).toEqual(sorted(all.map(of)))
  })

  it('the sample of pages has every hydrated part that all pages have', async () => {
    const declared = [...Object.keys(islandParts), ...Object.keys(plainParts)].filter((part) => !unwritten.has(part))
    const written = sorted(sample.flatMap(partsOf))
    expect(declared.filter((part) => !written.includes(part))).toEqual([])
    if (testsAll) expect(sorted([...(await samplePages(demo)), ...ofShoppers].flatMap(partsOf))).toEqual(written)
  })

  it('the sample of pages is less than a fifth of all pages', () =>
    expect(sample.length).toBeLessThan((addresses.length + ofShoppers.length) / 5))

  it('the sample of pages of rendered pages has every kind on every site', async () => {
    const kindOnSite = ({ of, route }: DemoAddress) => `${of.site.slug} ${route.page}`
    expect(sorted((await takeSample(demo, ofEachKind)).map(kindOnSite))).toEqual(sorted(addresses.map(kindOnSite)))
  })
})
