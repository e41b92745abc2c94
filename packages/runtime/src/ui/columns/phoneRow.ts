import type { PhoneLayout } from '@forecourt/schema/blocks/blockSettings'

/**
 * Classes of a list of cards that is a swipeable row on phones: native scrolling with snap points, without scripts and animations. A focused
 * link scrolls into view. Cards keep their own heights: a neighbour out of view would leave a gap. Narrower than any width at which lists have
 * two columns.
 */
const row =
  'max-[38rem]:-mx-gutter max-[38rem]:items-start max-[38rem]:auto-cols-[min(80vw,20rem)] max-[38rem]:grid-flow-col max-[38rem]:snap-x max-[38rem]:snap-mandatory max-[38rem]:scroll-px-gutter max-[38rem]:overflow-x-auto max-[38rem]:px-gutter max-[38rem]:pb-2 max-[38rem]:[&>li]:snap-start'

/** Classes of a list of this many cards by its layout on phones; a single card needs no row. */
export const phoneRow = (layout: PhoneLayout, count: number): string => (layout === 'rows' && count > 1 ? row : '')
