import type { CrossCheck, RecordPaths } from '@forecourt/schema/checks/CrossCheck'
import type { Layer, Resolution } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { blockLinks, blockWarnings } from './blocks/blockWarnings'
import { buttonWarnings } from './car/buttons/countCarButtons'
import { carPageParts } from './car/carPageParts'
import { headerParts } from './menus/headerParts'
import { popupPart } from './pages/popups/popupPart'
import { neverShown } from './parts/explain'
import type { Part } from './parts/Part'
import { promoPart } from './search/list/whyListShows'

const configuredParts = ({ search, popups }: ResolvedConfig): readonly Pick<Part<never>, 'needs'>[] => [
  ...Object.values(headerParts),
  ...Object.values(carPageParts),
  ...search.promos.map(promoPart),
  ...popups.list.map(popupPart),
]

/**
 * Warns about parts of pages that are switched on, but can’t show anywhere, because their content is missing (VDP-02, VDP-14, VDP-25 to
 * VDP-28, SRC-42, CNT-08).
 */
const partWarnings: CrossCheck = (config) => configuredParts(config).flatMap((part) => neverShown(part, config) ?? [])

/**
 * Resolves a site's config for the editor, with the warnings of the rules besides those of the schema. `recordPaths` are the paths of its
 * makes' models (RTE-19).
 */
export const resolveSite = (layers: readonly Layer[], recordPaths?: RecordPaths): Resolution =>
  resolveConfig(layers, [blockLinks, partWarnings, buttonWarnings, blockWarnings], recordPaths)
