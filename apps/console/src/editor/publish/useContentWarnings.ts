import type { ContentClaim } from '@forecourt/data/sites/contentClaims'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useEffect, useState } from 'react'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'
import { contentWarnings } from './contentWarnings'

/** What offers and cars' comments promise against the draft that is about to be published; none until the server said. */
export const useContentWarnings = (): readonly ConfigProblem[] => {
  const session = useSession()
  const [claims, setClaims] = useState<readonly ContentClaim[]>([])
  useEffect(() => {
    if (session.editing.above) return
    const controller = new AbortController()
    trpc.sites.contentClaims
      .query({ siteId: session.editing.site.id, values: session.state().resolvedValues }, { signal: controller.signal })
      // A look at what else is said is no more than a help: publishing does not wait for it.
      .then(setClaims, () => {})
    return () => controller.abort()
  }, [session])
  return contentWarnings(claims)
}
