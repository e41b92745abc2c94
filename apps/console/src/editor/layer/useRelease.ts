import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'
import type { LayerForEditing } from './openLayerSession'

export type Releasing =
  | { readonly step: 'saving' | 'asking' | 'working'; readonly failure: string | null; readonly problems: readonly ConfigProblem[] }
  | { readonly step: 'done'; readonly revision: number }

/** Releasing the draft of a layer: saved first, then described by the server as it was saved, then released. */
export const useRelease = ({ layer }: LayerForEditing) => {
  const session = useSession()
  const queries = useQueryClient()
  const [changes, setChanges] = useState<readonly ConfigChange[] | null>(null)
  const [releasing, setReleasing] = useState<Releasing>({ step: 'saving', failure: null, problems: [] })

  // What was typed a moment ago belongs to what is about to be released.
  useEffect(() => {
    const prepare = async () => {
      session.settle()
      await session.draft.flush()
      const { status, message, problems } = session.draft.state()
      if (status !== 'saved') return setReleasing({ step: 'asking', failure: message || 'The draft is not saved yet.', problems })
      const answer = await trpc.layers.compareReleases.query({ layerId: layer.id, from: layer.revision, to: 'draft' })
      setChanges(answer.changes)
      setReleasing({ step: 'asking', failure: null, problems: [] })
    }
    prepare().catch((error: unknown) => setReleasing({ step: 'asking', failure: callError(error).message, problems: [] }))
  }, [session, layer])

  const release = async (note: string) => {
    setReleasing({ step: 'working', failure: null, problems: [] })
    const { revision: expectedRevision } = session.draft.state()
    const { locks } = session.state().edited
    try {
      const { revision } = await trpc.layers.release.mutate({ layerId: layer.id, note, expectedRevision, expectedLocks: [...locks] })
      // Pages about the layer tell of the release at once, however lately they were read.
      void queries.invalidateQueries()
      setReleasing({ step: 'done', revision })
    } catch (error) {
      const { message, problems } = callError(error)
      setReleasing({ step: 'asking', failure: message, problems })
    }
  }
  return { changes, releasing, release }
}
