import type { Need } from '../../parts/Part'
import type { FilterAbout } from './filterNeeds'
import { measuresDistances } from './measuresDistances'

/** How many places on the map cars stand at (SRC-15). */
export const placesOnMap = ({ site }: FilterAbout): number =>
  site.locations.filter(({ visible, address }) => visible && address.latitude !== null).length

/** Shoppers look around a postcode where the site has distances: where cars stand in one place alone, how far that is narrows nothing. */
export const nearNeeds = [
  { holds: ({ config }) => measuresDistances(config) },
  { holds: (about) => about.state.near !== undefined || placesOnMap(about) > 1 },
] as const satisfies readonly Pick<Need<FilterAbout>, 'holds'>[]
