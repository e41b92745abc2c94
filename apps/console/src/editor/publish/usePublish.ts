import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'
import { saveFirst } from './saveFirst'

export type Publishing =
  | { readonly step: 'asking'; readonly failure: string | null; readonly problems: readonly ConfigProblem[] }
  | { readonly step: 'working' }
  | { readonly step: 'done'; readonly version: number; readonly message: string; readonly isFresh: boolean }

const asking: Publishing = { step: 'asking', failure: null, problems: [] }

/** Publishing the draft: save it, make it live, or say why not. */
export const usePublish = () => {
  const session = useSession()
  const [publishing, setPublishing] = useState<Publishing>(asking)

  const publish = async (note: string, locations: readonly { id: string; revision: number }[] = []) => {
    setPublishing({ step: 'working' })
    const saved = await saveFirst(session)
    if (!saved.ok) return setPublishing({ step: 'asking', failure: saved.failure, problems: saved.problems })
    session.flush()
    const { config, live } = session.state()
    try {
      const siteId = session.editing.site.id
      const expectedVersion = live?.version ?? null
      const answer = await trpc.sites.publish.mutate({
        siteId,
        expectedRevision: saved.revision,
        expectedVersion,
        note,
        locations: [...locations],
      })
      session.wentLive({ version: answer.version, config, publishedAt: answer.publishedAt, author: 'you', note })
      setPublishing({ step: 'done', version: answer.version, message: answer.message, isFresh: answer.servers.every(({ ok }) => ok) })
    } catch (error) {
      const { message, problems: found, conflict } = callError(error)
      setPublishing({ step: 'asking', failure: message, problems: found })
      if (!conflict) return
      session.draft.meet(conflict.values, conflict.revision, conflict.updatedBy ?? 'someone else')
      await session.catchUp(conflict.version)
    }
  }
  return { publishing, publish }
}
