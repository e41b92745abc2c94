import { testsAll } from '@forecourt/schema/testing/testsAll'
import { cover, type Wanted } from './cover'
import { type DemoAddress, type DemoPage, demoAddresses, demoPages, loadAddress } from './demoPages'
import type { Demo } from './seededDemo'

/** The kinds of page that a site's template puts together in its own way; all others differ by header and footer alone. */
const ownToSites = new Set(['content', 'search', 'car'])

/** One page for each kind, each part of a kind, and each site; of kinds that templates put together in their own way one for each site. */
export const ofEachSite: Wanted<DemoAddress> = ({ of, route, parts }) => [
  route.page,
  of.site.slug,
  ...(ownToSites.has(route.page) ? [`${route.page} ${of.site.slug}`] : []),
  ...parts.map((part) => `${route.page} ${part}`),
]

/** What every site promises on a page of its own. */
const promising = new Set(['/privacy-policy', '/terms-and-conditions'])

/** One page for each kind of every site, for each part of a kind; of each site one of those its menu leads to, and what it promises. */
export const ofEachKind: Wanted<DemoAddress> = (address) => [
  ...ofEachSite(address),
  `${address.route.page} ${address.of.site.slug}`,
  ...(address.route.page === 'content' && address.parts.includes('of the menu') ? [`the menu ${address.of.site.slug}`] : []),
  ...(promising.has(address.path) ? [`${address.path} ${address.of.site.slug}`] : []),
]

/** Addresses that together have all that is wanted of any, chosen before a page is loaded or rendered. */
export const takeSample = async (demo: Demo, wanted: Wanted<DemoAddress>): Promise<DemoPage[]> => {
  const addresses: DemoAddress[] = []
  for (const of of demo.sites) addresses.push(...(await demoAddresses(demo, of)))
  return cover(addresses, wanted, (address) => loadAddress(demo, address))
}

/** The pages of the demo sites that a run tests: all of them, or a sample. */
export const samplePages = async (demo: Demo, wanted = ofEachKind): Promise<DemoPage[]> =>
  testsAll ? (await Promise.all(demo.sites.map((of) => demoPages(demo, of)))).flat() : takeSample(demo, wanted)
