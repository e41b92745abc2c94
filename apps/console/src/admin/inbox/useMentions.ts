import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** Number of unread conversations with a note that mentions the user; polled every minute. */
export const useMentions = (): number => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  const options = { enabled: may('lead.read'), refetchInterval: 60_000 }
  return useQuery(api.inbox.counts.queryOptions({ organisationId }, options)).data?.mentioned ?? 0
}
