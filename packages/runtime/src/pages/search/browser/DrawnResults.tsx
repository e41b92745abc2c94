import { useCallback } from 'react'
import type { PageProps } from '../../../PageProps'
import { DrawnGrid } from '../../../sections/vehicle/card/DrawnGrid'
import { SearchResults } from '../results/SearchResults'

/** An answer as the browser draws it: what is asked in forms is worked out once one of them is opened. */
export const DrawnResults = (page: PageProps<'search'>) => {
  const { config, data, request } = page
  const form = useCallback(
    async () => (await import('../find-me-a-car/findMeACarForm')).findMeACarForm(config, data.site, request.now),
    [config, data.site, request.now],
  )
  return <SearchResults {...page} Grid={DrawnGrid} findForm={() => form} />
}
