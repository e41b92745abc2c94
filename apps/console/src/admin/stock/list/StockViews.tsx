import { useListContext } from 'react-admin'
import { ViewsMenu } from '../../layout/views/ViewsMenu'

interface StockView {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null
  readonly columns?: readonly string[]
}

interface Props {
  readonly columns: readonly string[]
  readonly onColumns: (keys: readonly string[]) => void
}

/** Lists of cars kept under a name: what the list is narrowed by, its order and its columns. */
export const StockViews = ({ columns, onColumns }: Props) => {
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const show = (view: object) => {
    const { filter = {}, sort: order, columns: shownColumns = [] } = view as StockView
    setFilters(filter, {}, false)
    if (order) setSort({ ...order })
    if (shownColumns.length > 0) onColumns(shownColumns)
  }
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== undefined))
  return <ViewsMenu list="stock" what="filters, order and columns" view={{ filter, sort, columns: [...columns] }} onShow={show} />
}
