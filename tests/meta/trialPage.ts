import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { changedSite, triedLayer } from './changedSite'
import type { DemoSite } from './seededDemo'

/** Where the page stands that only tests see. */
export const trialPage = '/pages/list/trial'

/** A demo site with one more page: of all kinds of block that no demo site has, each as the editor begins it. Null where there are none. */
export const withTrialPage = (sites: readonly DemoSite[]): DemoSite | null => {
  const [of] = sites
  const used = new Set<string>(sites.flatMap(({ site }) => site.config.pages.list.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))))
  const blocks = Object.entries(blockDeclarations).flatMap(([kind, { begins }]) => (used.has(kind) ? [] : [{ id: kind, kind, ...begins }]))
  if (!of || blocks.length === 0) return null
  const values = { pages: { list: [{ id: 'trial', path: '/trial', title: 'Trial', blocks }] } } as unknown as ConfigValues
  return { ...of, site: { ...changedSite(of, values), slug: `${of.site.slug}-trial` }, layers: [...of.layers, triedLayer(values)] }
}
