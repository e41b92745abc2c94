import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import type { StockFilter } from '../../../client/Records'
import { useOrganisationFilter } from '../../useOrganisationFilter'

/** All that the list of cars is narrowed by: what was chosen over it, and the organisation that is looked at. */
export const useStockFilter = (): StockFilter => {
  const { filterValues } = useListContext()
  const organisation = useOrganisationFilter()
  return useMemo(
    () => ({ ...Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== undefined)), ...organisation }),
    [filterValues, organisation],
  )
}
