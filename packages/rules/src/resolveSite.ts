import type { RecordPaths } from '@forecourt/schema/checks/CrossCheck'
import type { Layer, Resolution } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { blockLinks } from './blocks/blockLinks'
import { blockWarnings } from './blocks/blockWarnings'
import { buttonWarnings } from './car/buttons/buttonWarnings'
import { partWarnings } from './publishing/partWarnings'

/** Resolves a site's config where people read its problems: with the warnings that rules give beside those of the schema. `recordPaths` are of the models its makes have (RTE-19). */
export const resolveSite = (layers: readonly Layer[], recordPaths?: RecordPaths): Resolution =>
  resolveConfig(layers, [blockLinks, partWarnings, buttonWarnings, blockWarnings], recordPaths)
