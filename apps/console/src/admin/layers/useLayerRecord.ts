import { useGetOne } from 'react-admin'
import type { LayerDetail } from '../../client/Records'

/** A layer with its releases; `refetch` after something was done to it. */
export const useLayerRecord = (id: string) => {
  const { data, error, isPending, refetch } = useGetOne<LayerDetail>('layers', { id }, { retry: false, staleTime: 0 })
  return {
    // At first the record may be the list's, which has no releases.
    layer: data && 'releases' in data ? data : null,
    failure: error && !data ? ((error as Error).message ?? 'The layer could not be loaded.') : null,
    isPending,
    refetch,
  }
}
