import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { idsAt } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'

export const menuPointer = '/navigation/items'

const above: Layer = {
  kind: 'manufacturer',
  name: 'Toyota dealer',
  schemaVersion,
  locks: [],
  values: {
    navigation: {
      items: [
        { id: 'stock', label: 'Stock' },
        { id: 'test-drive', removed: true },
        { id: 'service', label: 'Service', mandatory: true },
        { id: 'finance', label: 'Finance', children: [{ id: 'calculator', label: 'Calculator', href: '/finance' }] },
        { id: 'trade-in', label: 'Trade-in' },
        { id: 'parts', removed: true },
        { id: 'contact', removed: true },
      ],
    },
  },
}

const site = (values: ConfigValues): Layer => ({ kind: 'site', name: 'Karri Coast', schemaVersion, locks: [], values })

/** A menu of four items (stock, service, finance with a dropdown, trade-in) under a site's values. */
export const listCase = (values: ConfigValues = {}) => {
  const { config, problems } = resolveConfig([above, site(values)])
  return { values, config, problems, inherited: resolveConfig([above]).config, ids: idsAt(config, menuPointer) }
}
