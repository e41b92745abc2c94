import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'

interface RollBack {
  readonly version: number
  /** The live version that the user saw. */
  readonly expectedVersion: number | null
  /** Why its legal warnings are all right; needed if it adds some. */
  readonly reason: string
}

/** Publishes an old version again; the draft stays. Resolves to a sentence about what is live. */
export const rollBackVersion = async (session: EditorSession, { version, expectedVersion, reason }: RollBack): Promise<string> => {
  const answer = await trpc.sites.rollBack.mutate({ siteId: session.editing.site.id, version, expectedVersion, reason })
  await session.catchUp(answer.version)
  return answer.message
}
