import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** The conversations that the count of waiting shoppers counts. */
export const waitingAddress = '/inbox?view=waiting'

/**
 * Numbers of conversations in the inbox, of the selected organisation or of another one; undefined while loading or without permission.
 *
 * @param every poll interval, milliseconds
 */
export const useInboxCounts = ({ every = 60_000, of }: { readonly every?: number; readonly of?: string } = {}) => {
  const may = useMay()
  const [selected] = useOrganisation()
  const options = { enabled: may('lead.read'), refetchInterval: every }
  return useQuery(api.inbox.counts.queryOptions({ organisationId: of ?? selected }, options)).data
}
