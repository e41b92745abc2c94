import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'
import type { PresenceLine } from './usePresence'

type Answer = Awaited<ReturnType<typeof trpc.presence.beat.mutate>>

/** Presence at a site's editor: beside the others there, what waits to go live and what went live. */
export const sitePresence = (session: EditorSession): PresenceLine<Answer> => {
  const siteId = session.editing.site.id
  return {
    beat: (pointer) => trpc.presence.beat.mutate({ siteId, pointer }),
    leave: () => trpc.presence.leave.mutate({ siteId }),
    async hear({ publication, liveVersion }) {
      session.heardOfPublication(publication)
      await session.catchUp(liveVersion)
    },
  }
}
