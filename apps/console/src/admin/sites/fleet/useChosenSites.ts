import { useMemo, useState } from 'react'
import type { FleetRecord } from '../../../client/Records'
import type { RowSelection } from '../../../parts/lists/RecordTable'

/** Maximum number of sites that one action changes. */
const mostChosen = 200

/** The sites selected in the table, on any page. */
export const useChosenSites = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, FleetRecord>>(new Map())
  return useMemo(() => {
    const selection: RowSelection<FleetRecord> = {
      has: ({ id }) => chosen.has(id),
      nameOf: ({ name }) => name,
      choose: (rows, isChosen) => {
        const next = new Map(chosen)
        for (const row of rows)
          if (!isChosen) next.delete(row.id)
          else if (next.size < mostChosen) next.set(row.id, row)
        setChosen(next)
      },
    }
    return { selection, sites: [...chosen.values()], clear: () => setChosen(new Map()) }
  }, [chosen])
}
