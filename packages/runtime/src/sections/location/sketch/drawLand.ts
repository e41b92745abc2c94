import { clipped } from './clipped'
import { coasts } from './coasts'
import { type TileFrame, through } from './TileFrame'

/** Pixels of shore drawn beside it, so that the cut itself stays out of sight. */
const margin = 8

/** The land in a part of the map, as an SVG path; empty at sea. */
export const drawLand = ({ at, size }: TileFrame): string =>
  coasts
    .map((coast) => clipped(coast.map(at), size, margin))
    .flatMap((shore) => (shore.length > 2 ? [`${through(shore)}Z`] : []))
    .join('')
