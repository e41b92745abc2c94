import { useMemo, useState } from 'react'
import type { CarRecord, StockFilter } from '../../../client/Records'
import type { RowSelection } from '../../../parts/lists/RecordTable'

/** Maximum number of individually selected cars; for more, select all matching ones. */
const mostChosen = 500

interface ChosenCars {
  /** The filter of the selection: another filter resets it. */
  readonly beneath: string
  readonly ids: ReadonlySet<string>
  readonly isAll: boolean
}

const none: Omit<ChosenCars, 'beneath'> = { ids: new Set(), isAll: false }

/** Selection of cars in the list: individual cars on any page, or all that match the filter. */
export const useChosenCars = (filter: StockFilter, total: number) => {
  const beneath = JSON.stringify(filter)
  const [stored, setStored] = useState<ChosenCars>({ beneath, ...none })
  const { ids, isAll } = stored.beneath === beneath ? stored : none
  return useMemo(() => {
    const set = (chosen: Omit<ChosenCars, 'beneath'>) => setStored({ beneath, ...chosen })
    const selection: RowSelection<CarRecord> = {
      has: ({ id }) => isAll || ids.has(id),
      nameOf: ({ name }) => name,
      choose: (rows, isChosen) => {
        const of = (rowIds: readonly string[]) => (isChosen ? [...ids, ...rowIds] : [...ids].filter((id) => !rowIds.includes(id)))
        set({ ids: new Set(of(rows.map(({ id }) => id)).slice(0, mostChosen)), isAll: false })
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
  }, [beneath, filter, ids, isAll, total])
}
