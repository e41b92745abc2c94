import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { formatCount } from '../../parts/formatCount'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useLivePageAddress } from '../preview/useLivePageAddress'
import { useSession } from '../session/SessionContext'

export interface Published {
  readonly version: number
  readonly message: string
  /** Every server has confirmed that it serves the new version. */
  readonly isFresh: boolean
  /** Number of people who were invited to the console with the first version. */
  readonly invited: number
  /** The version that was live before, if the publication can be undone by going back to it. */
  readonly undoneBy: number | null
}

/** Says in a notice that a version is live, with a link to the page and an undo button; the editor stays usable. */
const useAnnounce = () => {
  const session = useSession()
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const undo = async (version: number, undoneBy: number) => {
    try {
      const siteId = session.editing.site.id
      const answer = await trpc.sites.rollBack.mutate({ siteId, version: undoneBy, expectedVersion: version })
      await session.catchUp(answer.version)
      notify(`${answer.message} Your changes are still in the draft.`, { type: 'success' })
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    }
  }
  return ({ version, message, isFresh, invited, undoneBy }: Published, liveAddress: string) =>
    notifyUndo(
      [
        isFresh ? `Version ${version} is live. Shoppers see it now.` : message,
        invited > 0 && `${formatCount(invited, 'person was', 'people were')} invited to the console.`,
      ]
        .filter(Boolean)
        .join(' '),
      undoneBy === null ? null : () => void undo(version, undoneBy),
      {
        severity: isFresh ? 'success' : 'warning',
        link: liveAddress !== '' && (
          <Button color="inherit" href={markOwnVisit(liveAddress)} target="_blank" rel="noreferrer" sx={{ whiteSpace: 'nowrap' }}>
            See the live site
          </Button>
        ),
      },
    )
}

/** Announces a publication, then calls `onDone`. */
export const usePublishedNotice = (published: Published | null, onDone: () => void) => {
  const announce = useAnnounce()
  // Read after publishing, so that the link is to the page as it is live now.
  const liveAddress = useLivePageAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each publication once
  useEffect(() => {
    if (!published) return
    announce(published, liveAddress)
    onDone()
  }, [published])
}
