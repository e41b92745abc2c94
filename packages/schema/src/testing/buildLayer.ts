import { schemaVersion } from '../json-schema/configSchema'
import type { Layer } from '../layers/Layer'

/** A site's layer for tests, with overrides. */
export const buildLayer = (layer: Partial<Layer> = {}): Layer => ({
  kind: 'site',
  name: 'Hills Toyota',
  schemaVersion,
  values: {},
  locks: [],
  ...layer,
})
