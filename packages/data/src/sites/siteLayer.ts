import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'

/** A site's own layer, the strongest: it comes after all others when the config is resolved. */
export const siteLayer = (name: string, values: ConfigValues): Layer => ({ kind: 'site', name, schemaVersion, values, locks: [] })
