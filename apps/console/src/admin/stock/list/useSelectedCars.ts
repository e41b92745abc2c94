import { useMemo, useState } from 'react'
import type { CarRecord, StockFilter } from '../../../client/Records'
import type { RowSelection } from '../../../parts/lists/RecordTable'

/** Maximum number of individually selected cars; for more, select all matching ones. */
const maxSelected = 500

interface SelectedCars {
  /** Key of the list's filter. A change of the filter clears the selection. */
  readonly filterKey: string
  readonly ids: ReadonlySet<string>
  readonly isAll: boolean
}

const none: Omit<SelectedCars, 'filterKey'> = { ids: new Set(), isAll: false }

/** Selection of cars in the list: individual cars on any page, or all that match the filter. */
export const useSelectedCars = (filter: StockFilter, total: number) => {
  const filterKey = JSON.stringify(filter)
  const [stored, setStored] = useState<SelectedCars>({ filterKey, ...none })
  const { ids, isAll } = stored.filterKey === filterKey ? stored : none
  return useMemo(() => {
    const set = (selected: Omit<SelectedCars, 'filterKey'>) => setStored({ filterKey, ...selected })
    const selection: RowSelection<CarRecord> = {
      has: ({ id }) => isAll || ids.has(id),
      nameOf: ({ name }) => name,
      choose: (rows, isSelected) => {
        const nextIds = (rowIds: readonly string[]) => (isSelected ? [...ids, ...rowIds] : [...ids].filter((id) => !rowIds.includes(id)))
        set({ ids: new Set(nextIds(rows.map(({ id }) => id)).slice(0, maxSelected)), isAll: false })
      },
    }
    return {
      selection,
      count: isAll ? total : ids.size,
      isAll,
      /** Matches the selected cars. */
      filter: isAll ? filter : { ids: [...ids] },
      chooseAll: () => set({ ids: new Set(), isAll: true }),
      clear: () => set(none),
    }
  }, [filterKey, filter, ids, isAll, total])
}
