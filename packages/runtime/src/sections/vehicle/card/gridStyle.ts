import type { PhoneLayout } from '@forecourt/schema/blocks/blockSettings'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { phoneRow } from '../../../ui/columns/phoneRow'

type Layout = ResolvedConfig['card']['layout']

/** Rows; one scrolling row with scroll snap; swipeable if less than two fit, and rows otherwise; or rows below a large first card. */
export type GridFlow = 'grid' | 'row' | 'swipe' | 'lead'

const fiveRows = { item: 'row-span-5 grid grid-rows-subgrid gap-y-0', inserted: 'row-span-5' } as const

/** Rows of the grid that a card spans, so that its parts align with adjacent cards. */
export const gridItems = {
  stacked: fiveRows,
  plain: fiveRows,
  priced: fiveRows,
  wide: { item: '', inserted: '' },
  overlay: { item: 'row-span-4 grid grid-rows-subgrid gap-y-0', inserted: 'row-span-4' },
} as const satisfies Record<Layout, object>

const threeColumns = { list: '@xl:grid-cols-2 @4xl:grid-cols-3', widest: '@6xl:grid-cols-4' } as const

const columns = {
  stacked: threeColumns,
  plain: threeColumns,
  priced: threeColumns,
  wide: { list: '', widest: '' },
  overlay: { list: '@xl:grid-cols-2', widest: '@5xl:grid-cols-3' },
} as const satisfies Record<Layout, object>

const row = 'card-row max-lg:-mx-gutter max-lg:scroll-px-gutter max-lg:px-gutter max-lg:py-1.5 max-lg:-mt-1.5'
const rows = {
  stacked: `${row} max-lg:auto-cols-[min(80vw,20rem)]`,
  plain: `${row} max-lg:auto-cols-[min(80vw,20rem)]`,
  priced: `${row} max-lg:auto-cols-[min(80vw,20rem)]`,
  // Narrow enough for the stacked layout, which fits the whole car.
  wide: `${row} max-lg:auto-cols-[min(86vw,24rem)]`,
  overlay: `${row} max-lg:auto-cols-[min(84vw,25rem)]`,
} as const satisfies Record<Layout, string>

/** Lists of three, six or nine use rows of three; others rows of four if there is room. */
const fillsThrees = (count: number): boolean => count < 10 && count % 3 === 0

const swiped =
  'max-md:-mx-gutter max-md:auto-cols-[min(80vw,20rem)] max-md:grid-flow-col max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter max-md:pb-4 max-md:[&>li]:snap-start'

/** Columns for a few cards at any width, without gaps at the end. */
const swipedColumns = (count: number): string =>
  `md:@xl:grid-cols-2 ${count % 3 === 0 ? 'md:@3xl:grid-cols-3' : count > 2 ? 'md:@5xl:grid-cols-4' : ''}`

const columnClasses = (layout: Layout, count: number): string => {
  const { list, widest } = columns[layout]
  if (layout === 'overlay') return `${list} ${count === 4 ? '@5xl:grid-cols-4' : widest}`
  return fillsThrees(count) ? list : `${list} ${widest}`
}

/** Classes of a list with this number of cards. */
export const gridClass = (layout: Layout, flow: GridFlow, count: number, phoneLayout: PhoneLayout = 'stack'): string => {
  if (flow === 'row') return `car-grid ${rows[layout]}`
  if (flow === 'swipe') return `car-grid grid gap-cards ${swiped} ${swipedColumns(count)}`
  const inRows = flow === 'lead' ? count - 1 : count
  return `car-grid grid gap-cards ${columnClasses(layout, inRows)} ${phoneRow(phoneLayout, count)}`
}
