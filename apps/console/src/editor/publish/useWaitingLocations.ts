import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { WaitingLocation } from '../../client/Records'
import { useSession } from '../session/SessionContext'

const none: readonly WaitingLocation[] = []

/** Locations this site shows with changes that are not live; none for who may not edit them, and where they could not be read. */
export const useWaitingLocations = (): readonly WaitingLocation[] => {
  const { site, can } = useSession().editing
  return (
    useQuery(
      api.locations.waiting.queryOptions(can.editLocations ? { siteId: site.id } : skipToken, {
        staleTime: 0,
        refetchOnWindowFocus: false,
      }),
    ).data ?? none
  )
}
