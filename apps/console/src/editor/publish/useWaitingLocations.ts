import { useEffect, useState } from 'react'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'

export type WaitingLocation = Awaited<ReturnType<typeof trpc.locations.waiting.query>>[number]

/** Locations this site shows with changes that are not live; none for who may not publish them. */
export const useWaitingLocations = (): readonly WaitingLocation[] => {
  const { site, can } = useSession().editing
  const [waiting, setWaiting] = useState<readonly WaitingLocation[]>([])
  useEffect(() => {
    if (!can.publish) return
    let gone = false
    trpc.locations.waiting.query({ siteId: site.id }).then(
      (found) => gone || setWaiting(found),
      // Publishing the site goes on without them.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [site.id, can.publish])
  return waiting
}
