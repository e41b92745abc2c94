import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { DemoSite } from '../seededDemo'

/** A layer that says a few settings otherwise, with the rights of an organisation: it may make items mandatory, too. */
export const triedLayer = (values: ConfigValues): Layer => ({
  kind: 'organisation',
  name: 'What is tried',
  schemaVersion,
  values,
  locks: [],
})

/** The site as it would be with a few settings said otherwise; what is refused stays as it was. */
export const changedSite = ({ site, layers }: DemoSite, values: ConfigValues): PublishedSite => ({
  ...site,
  config: resolveConfig([...layers, triedLayer(values)]).config,
})
