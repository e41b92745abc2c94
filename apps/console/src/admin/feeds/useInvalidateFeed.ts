import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api'
import { resourceFilter } from '../../client/resourceFilters'

/** Returns a function that invalidates the queries affected by a feed's change: feeds, runs and stock. */
export const useInvalidateFeed = () => {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries(api.feeds.pathFilter())
    void queries.invalidateQueries(resourceFilter('feeds'))
    void queries.invalidateQueries(resourceFilter('stock'))
  }
}
