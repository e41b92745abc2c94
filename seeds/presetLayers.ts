import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { configValues } from './configValues'
import byd from './layers/manufacturers/byd.json'
import kia from './layers/manufacturers/kia.json'
import mazda from './layers/manufacturers/mazda.json'
import nissan from './layers/manufacturers/nissan.json'
import suzuki from './layers/manufacturers/suzuki.json'
import toyota from './layers/manufacturers/toyota.json'
import adventure from './layers/templates/adventure.json'
import classic from './layers/templates/classic.json'
import franchise from './layers/templates/franchise.json'
import group from './layers/templates/group.json'
import studio from './layers/templates/studio.json'
import yard from './layers/templates/yard.json'
import { seededId } from './stock/seededId'

interface PresetFile {
  readonly name: string
  readonly values: object
  readonly locks: readonly string[]
  /** Templates: target dealers. */
  readonly audience?: string
  /** Templates: business types to which it is offered first. */
  readonly suits?: readonly string[]
}

const preset = (kind: 'template' | 'manufacturer', slug: string, file: PresetFile) => ({
  id: seededId(`layer:${kind}:${slug}`),
  kind,
  slug,
  name: file.name,
  schemaVersion,

  values: configValues(file.values, file.name),
  locks: file.locks,
  audience: file.audience ?? '',
  suits: file.suits ?? [],
})

/** Templates and manufacturer layers of sites. */
export const presetLayers = [
  preset('template', 'yard', yard),
  preset('template', 'franchise', franchise),
  preset('template', 'group', group),
  preset('template', 'classic', classic),
  preset('template', 'adventure', adventure),
  preset('template', 'studio', studio),
  preset('manufacturer', 'toyota', toyota),
  preset('manufacturer', 'mazda', mazda),
  preset('manufacturer', 'nissan', nissan),
  preset('manufacturer', 'kia', kia),
  preset('manufacturer', 'suzuki', suzuki),
  preset('manufacturer', 'byd', byd),
]
