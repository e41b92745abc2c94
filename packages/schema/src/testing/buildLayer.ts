import { schemaVersion } from '../json-schema/configSchema'
import type { Layer } from '../layers/Layer'

/** A site's layer for a test, with what the test is about. */
export const buildLayer = (layer: Partial<Layer> = {}): Layer => ({
  kind: 'site',
  name: 'Hills Toyota',
  schemaVersion,
  values: {},
  locks: [],
  ...layer,
})
