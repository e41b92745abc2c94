import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** Address of the conversations that wait for a reply. */
export const waitingAddress = '/inbox?view=waiting'

/**
 * Numbers of conversations in the inbox, of the selected organisation or of another one; undefined while loading or without permission.
 *
 * @param pollMs poll interval, milliseconds
 */
export const useInboxCounts = ({
  pollMs = 60_000,
  organisationId,
}: {
  readonly pollMs?: number
  readonly organisationId?: string
} = {}) => {
  const may = useMay()
  const [selectedId] = useOrganisation()
  const options = { enabled: may('lead.read'), refetchInterval: pollMs }
  return useQuery(api.inbox.counts.queryOptions({ organisationId: organisationId ?? selectedId }, options)).data
}
