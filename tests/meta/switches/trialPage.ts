import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { DemoSite } from '../seededDemo'
import { changedSite, testLayer } from './changedSite'
import { otherValues } from './otherValues'

/** Pointer of the test-only page. */
export const trialPage = '/pages/list/trial'

/** Adds texts to blocks without any; links stay empty, so that setting one has an effect. */
const filled = ({ properties = {} }: SchemaNode): object =>
  Object.fromEntries(
    Object.entries<SchemaNode>(properties).flatMap(([name, node]) =>
      node.default === '' && !node['x-expects'] ? [[name, otherValues(node, '')[0]]] : [],
    ),
  )

/** A demo site with a page of all unused block kinds, each as new and fully set. Null if there are none. */
export const withTrialPage = (sites: readonly DemoSite[]): DemoSite | null => {
  const [of] = sites
  const used = new Set<string>(sites.flatMap(({ site }) => site.config.pages.list.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))))
  const blocks = Object.entries(blockDeclarations).flatMap(([kind, { initialContent, schema }]) =>
    used.has(kind)
      ? []
      : [
          { id: kind, kind, ...initialContent },
          { id: `${kind}-2`, kind, ...filled(schema), ...initialContent },
        ],
  )
  if (!of || blocks.length === 0) return null
  const values = { pages: { list: [{ id: 'trial', path: '/trial', title: 'Trial', blocks }] } } as unknown as ConfigValues
  return { ...of, site: { ...changedSite(of, values), slug: `${of.site.slug}-trial` }, layers: [...of.layers, testLayer(values)] }
}
