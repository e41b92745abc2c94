import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'
import { useSession } from '../session/SessionContext'
import { catchUpWith } from '../session/useCatchingUp'
import type { Published } from './usePublishedNotice'

type SaveOutcome =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly failure: string; readonly problems: readonly ConfigProblem[] }

/** Saves the draft before publishing; resolves to its revision, or to the reason for a failure. */
const saveFirst = async ({ draft }: EditorSession): Promise<SaveOutcome> => {
  await draft.flush()
  const { status, revision, message, problems } = draft.state()
  if (status === 'saved') return { ok: true, revision }
  const failure =
    status === 'conflict'
      ? 'Someone else changed the same settings. Choose what to keep first.'
      : message || 'The draft is not saved yet. Try again.'
  return { ok: false, failure, problems }
}

type PublishState =
  | { readonly step: 'confirming'; readonly failure: string | null; readonly problems: readonly ConfigProblem[] }
  | { readonly step: 'working' }
  | { readonly step: 'done'; readonly published: Published }

const confirming: PublishState = { step: 'confirming', failure: null, problems: [] }

interface PublishOptions {
  /** Locations whose drafts are published with it, by the revision that the user saw. */
  readonly locations?: readonly { id: string; revision: number }[]
  /** Why texts with legal warnings are published. */
  readonly reason?: string
}

/** Publishes the draft: saves it first; reports errors. */
export const usePublish = () => {
  const session = useSession()
  const queries = useQueryClient()
  const [publishing, setPublishing] = useState<PublishState>(confirming)

  const publish = async (note: string, { locations = [], reason = '' }: PublishOptions = {}) => {
    setPublishing({ step: 'working' })
    const saved = await saveFirst(session)
    if (!saved.ok) return setPublishing({ step: 'confirming', failure: saved.failure, problems: saved.problems })
    session.flush()
    const { config, live, schedule } = session.state()
    try {
      const siteId = session.editing.site.id
      const expectedVersion = live?.version ?? null
      const answer = await trpc.sites.publish.mutate({
        siteId,
        expectedRevision: saved.revision,
        expectedVersion,
        ...{ note, reason },
        locations: [...locations],
      })
      // The first version ends the setup of a new dealer.
      if (expectedVersion === null) void queries.invalidateQueries(api.onboarding.pathFilter())
      session.wentLive({ version: answer.version, config, publishedAt: answer.publishedAt, author: 'you', note })
      // Undo would neither restore locations nor keep what is scheduled.
      const undoneBy = locations.length === 0 && schedule === null ? expectedVersion : null
      const { version, message, servers, invited } = answer
      setPublishing({ step: 'done', published: { version, message, isFresh: servers.every(({ ok }) => ok), invited, undoneBy } })
    } catch (error) {
      const { message, problems: found, conflict } = callError(error)
      setPublishing({ step: 'confirming', failure: message, problems: found })
      if (!conflict) return
      session.draft.mergeTheirs(conflict.values, conflict.revision, conflict.updatedBy ?? 'someone else')
      await session.catchUp(conflict.version)
    }
  }
  return { publishing, publish }
}

interface CallFailure {
  readonly message: string
  /** Whether it is refused because its legal warnings have no reason. */
  readonly needsReason: boolean
  readonly problems: readonly ConfigProblem[]
}

/** Runs calls about a scheduled or requested publication, one at a time, with the last result. */
export const usePublishingCall = () => {
  const session = useSession()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  return {
    working,
    failure,
    dismiss: () => setFailure(null),
    /** Resolves to whether it succeeded; on a conflict it reloads the editor's state. */
    attempt: async (work: () => Promise<void>): Promise<boolean> => {
      setWorking(true)
      setFailure(null)
      try {
        await work()
        return true
      } catch (error) {
        const { message, problems, code, fields } = callError(error)
        const text = error instanceof Error && code === 'UNKNOWN' ? error.message : message
        setFailure({ message: text, problems, needsReason: fields.reason !== undefined })
        if (code === 'CONFLICT' || code === 'NOT_FOUND') await catchUpWith(session).catch(() => {})
        return false
      } finally {
        setWorking(false)
      }
    },
    /** The saved draft's revision, and the live version that it was compared with. */
    savedDraft: async () => {
      const saved = await saveFirst(session)
      if (!saved.ok) throw new Error(saved.failure)
      return { siteId: session.editing.site.id, expectedRevision: saved.revision, expectedVersion: session.state().live?.version ?? null }
    },
  }
}
