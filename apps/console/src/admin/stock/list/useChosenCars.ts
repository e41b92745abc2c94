import { useMemo, useState } from 'react'
import type { CarRecord, StockFilter } from '../../../client/Records'
import type { RowSelection } from '../../../parts/lists/RecordTable'

/** The most cars that are chosen one by one; more are chosen as all that match. */
const mostChosen = 500

interface Chosen {
  /** The filter they were chosen beneath: another one chooses anew. */
  readonly beneath: string
  readonly ids: ReadonlySet<string>
  readonly isAll: boolean
}

const none: Omit<Chosen, 'beneath'> = { ids: new Set(), isAll: false }

/** The cars of the list that something is to be done with: some of them, on any page, or all that match its filter. */
export const useChosenCars = (filter: StockFilter, total: number) => {
  const beneath = JSON.stringify(filter)
  const [stored, setStored] = useState<Chosen>({ beneath, ...none })
  const { ids, isAll } = stored.beneath === beneath ? stored : none
  return useMemo(() => {
    const set = (chosen: Omit<Chosen, 'beneath'>) => setStored({ beneath, ...chosen })
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
      /** What finds them. */
      filter: isAll ? filter : { ids: [...ids] },
      chooseAll: () => set({ ids: new Set(), isAll: true }),
      clear: () => set(none),
    }
  }, [beneath, filter, ids, isAll, total])
}
