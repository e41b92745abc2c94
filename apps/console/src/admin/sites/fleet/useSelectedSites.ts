import { useMemo, useState } from 'react'
import type { FleetRecord } from '../../../client/Records'
import type { RowSelection } from '../../../parts/lists/RecordTable'

/** Maximum number of sites that one action changes. */
const maxSelected = 200

/** The sites selected in the table, on any page. */
export const useSelectedSites = () => {
  const [selected, setSelected] = useState<ReadonlyMap<string, FleetRecord>>(new Map())
  return useMemo(() => {
    const selection: RowSelection<FleetRecord> = {
      has: ({ id }) => selected.has(id),
      nameOf: ({ name }) => name,
      choose: (rows, isSelected) => {
        const next = new Map(selected)
        for (const row of rows)
          if (!isSelected) next.delete(row.id)
          else if (next.size < maxSelected) next.set(row.id, row)
        setSelected(next)
      },
    }
    return { selection, sites: [...selected.values()], clear: () => setSelected(new Map()) }
  }, [selected])
}
