import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { readOnce } from '../../client/readOnce'
import { useSession } from '../session/SessionContext'
import { contentWarnings } from './contentWarnings'

const none: readonly ConfigProblem[] = []

/** What offers and cars' comments promise against the draft that is about to be published; none until the server said. */
export const useContentWarnings = (): readonly ConfigProblem[] => {
  const session = useSession()
  const [values] = useState(session.state().resolvedValues)
  const { data } = useQuery(
    api.sites.contentClaims.queryOptions(session.editing.above ? skipToken : { siteId: session.editing.site.id, values }, {
      ...readOnce,
      // A look at what else is said is no more than a help: publishing does not wait for it.
      retry: false,
      select: contentWarnings,
      trpc: { abortOnUnmount: true },
    }),
  )
  return data ?? none
}
