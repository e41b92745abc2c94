import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api'
import { resourceFilter } from '../../client/resourceFilters'

/** Reads anew what a feed's change touches: the feeds, their files, and the stock. */
export const useInvalidateFeed = () => {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries(api.feeds.pathFilter())
    void queries.invalidateQueries(resourceFilter('feeds'))
    void queries.invalidateQueries(resourceFilter('stock'))
  }
}
