import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { DemoSite } from '../seededDemo'

/** A layer that changes some settings, with an organisation's rights: it may make items mandatory. */
export const testLayer = (values: ConfigValues): Layer => ({
  kind: 'organisation',
  name: 'Test layer',
  schemaVersion,
  values,
  locks: [],
})

/** A site with some settings changed; refused changes are ignored. */
export const changedSite = ({ site, layers }: DemoSite, values: ConfigValues): PublishedSite => ({
  ...site,
  config: resolveConfig([...layers, testLayer(values)]).config,
})
