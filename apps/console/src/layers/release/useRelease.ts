import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

/** The layer to release: its released revision, and how many sites use it. */
export interface ReleasableLayer {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly siteCount: number
}

/** The layer's draft, as whoever edits it holds it. It must stay the same object. */
export interface ReleasableDraft {
  /** Saves what is not saved yet; says what stands in the way where that failed. */
  readonly save: () => Promise<{ readonly message: string; readonly problems: readonly ConfigProblem[] } | null>
  /** What was saved last, so that nothing others saved meanwhile is released unseen. */
  readonly saved: () => { readonly revision: number; readonly locks: readonly string[] }
}

export type Releasing =
  | { readonly step: 'saving' | 'asking' | 'working'; readonly failure: string | null; readonly problems: readonly ConfigProblem[] }
  | { readonly step: 'done'; readonly revision: number }

/** Releasing the draft of a layer: saved first, then described by the server as it was saved, then released. */
export const useRelease = ({ id: layerId, revision }: ReleasableLayer, draft: ReleasableDraft) => {
  const queries = useQueryClient()
  const { mutateAsync: releaseDraft } = useMutation(api.layers.release.mutationOptions())
  const [changes, setChanges] = useState<readonly ConfigChange[] | null>(null)
  const [releasing, setReleasing] = useState<Releasing>({ step: 'saving', failure: null, problems: [] })

  // What was typed a moment ago belongs to what is about to be released.
  useEffect(() => {
    const prepare = async () => {
      const refusal = await draft.save()
      if (refusal)
        return setReleasing({ step: 'asking', failure: refusal.message || 'The draft is not saved yet.', problems: refusal.problems })
      const answer = await queries.fetchQuery(
        api.layers.compareReleases.queryOptions({ layerId, from: revision, to: 'draft' }, { staleTime: 0, gcTime: 0, retry: false }),
      )
      setChanges(answer.changes)
      setReleasing({ step: 'asking', failure: null, problems: [] })
    }
    prepare().catch((error: unknown) => setReleasing({ step: 'asking', failure: callError(error).message, problems: [] }))
  }, [draft, layerId, revision, queries])

  const release = async (note: string) => {
    setReleasing({ step: 'working', failure: null, problems: [] })
    const { revision: expectedRevision, locks } = draft.saved()
    try {
      const released = await releaseDraft({ layerId, note, expectedRevision, expectedLocks: [...locks] })
      // Pages about the layer tell of the release at once, however lately they were read.
      void queries.invalidateQueries()
      setReleasing({ step: 'done', revision: released.revision })
    } catch (error) {
      const { message, problems } = callError(error)
      setReleasing({ step: 'asking', failure: message, problems })
    }
  }
  return { changes, releasing, release }
}
