import type { CrossCheck } from '@forecourt/schema/checks/CrossCheck'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { carPageParts } from '../car/carPageParts'
import { headerParts } from '../menus/headerParts'
import { popupPart } from '../pages/popups/popupPart'
import { neverShown } from '../parts/neverShown'
import type { Part } from '../parts/Part'
import { promoPart } from '../search/list/listParts'

const partsOf = ({ search, popups }: ResolvedConfig): readonly Pick<Part<never>, 'needs'>[] => [
  ...Object.values(headerParts),
  ...Object.values(carPageParts),
  ...search.promos.map(promoPart),
  ...popups.list.map(popupPart),
]

/** Parts of pages that are switched on, but can’t show anywhere, because what they would say is missing (VDP-02, VDP-14, VDP-25 to VDP-28, SRC-42, CNT-08). */
export const partWarnings: CrossCheck = (config) => partsOf(config).flatMap((part) => neverShown(part, config) ?? [])
