import { testsAll } from '@forecourt/schema/testing/testsAll'
import { cover, type Wanted } from './cover'
import { type DemoAddress, type DemoPage, demoAddresses, demoPages, loadAddress } from './demoPages'
import type { Demo } from './seededDemo'

/** Page kinds whose structure depends on the template; others differ by header and footer only. */
const ownToSites = new Set(['content', 'search', 'car'])

/** One page per kind, part of a kind, and site; for template-dependent kinds one per site. */
export const ofEachSite: Wanted<DemoAddress> = ({ of, route, parts }) => [
  route.page,
  of.site.slug,
  ...(ownToSites.has(route.page) ? [`${route.page} ${of.site.slug}`] : []),
  ...parts.map((part) => `${route.page} ${part}`),
]

/** Pages with promises of every site. */
const promising = new Set(['/privacy-policy', '/terms-and-conditions'])

/** One page per kind of every site and per part of a kind; for each site a menu page and its promises. */
export const ofEachKind: Wanted<DemoAddress> = (address) => [
  ...ofEachSite(address),
  `${address.route.page} ${address.of.site.slug}`,
  ...(address.route.page === 'content' && address.parts.includes('of the menu') ? [`the menu ${address.of.site.slug}`] : []),
  ...(promising.has(address.path) ? [`${address.path} ${address.of.site.slug}`] : []),
]

/** Addresses that cover all wanted features, chosen before loading. */
export const takeSample = async (demo: Demo, wanted: Wanted<DemoAddress>): Promise<DemoPage[]> => {
  const addresses: DemoAddress[] = []
  for (const of of demo.sites) addresses.push(...(await demoAddresses(demo, of)))
  return cover(addresses, wanted, (address) => loadAddress(demo, address))
}

/** Tested pages of the demo sites: all, or a sample. */
export const samplePages = async (demo: Demo, wanted = ofEachKind): Promise<DemoPage[]> =>
  testsAll ? (await Promise.all(demo.sites.map((of) => demoPages(demo, of)))).flat() : takeSample(demo, wanted)
