import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { formatCount } from '../../parts/formatCount'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { rollBackVersion } from '../history/rollBackVersion'
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

/** A publication to undo. */
export interface UndoablePublication {
  readonly version: number
  /** The version that was live before. */
  readonly undoneBy: number
}

/**
 * Undoes a publication by going back to the version before. Resolves to whether it was refused because the legal warnings of that version
 * have no reason.
 */
export const useUndoPublication = () => {
  const session = useSession()
  const notify = useNotify()
  return async ({ version, undoneBy }: UndoablePublication, reason: string): Promise<boolean> => {
    try {
      const message = await rollBackVersion(session, { version: undoneBy, expectedVersion: version, reason })
      notify(`${message} Your changes are still in the draft.`, { type: 'success' })
      return false
    } catch (error) {
      const { message, fields } = callError(error)
      notify(message, { type: 'error' })
      return fields.reason !== undefined
    }
  }
}

type OnUnexplained = (publication: UndoablePublication) => void

/** Says in a notice that a version is live, with a link to the page and an undo button; the editor stays usable. */
const useAnnounce = (onUnexplained: OnUnexplained) => {
  const notifyUndo = useUndoNotice()
  const undo = useUndoPublication()
  const start = async (publication: UndoablePublication) => {
    if (await undo(publication, '')) onUnexplained(publication)
  }
  return ({ version, message, isFresh, invited, undoneBy }: Published, liveAddress: string) =>
    notifyUndo(
      [
        isFresh ? `Version ${version} is live. Shoppers see it now.` : message,
        invited > 0 && `${formatCount(invited, 'person was', 'people were')} invited to the console.`,
      ]
        .filter(Boolean)
        .join(' '),
      undoneBy === null ? null : () => void start({ version, undoneBy }),
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

interface NoticeOptions {
  readonly onDone: () => void
  /** Called if the undo of the publication needs a reason. */
  readonly onUnexplained: OnUnexplained
}

/** Announces a publication, then calls `onDone`. */
export const usePublishedNotice = (published: Published | null, { onDone, onUnexplained }: NoticeOptions) => {
  const announce = useAnnounce(onUnexplained)
  // Read after publishing, so that the link is to the page as it is live now.
  const liveAddress = useLivePageAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each publication once
  useEffect(() => {
    if (!published) return
    announce(published, liveAddress)
    onDone()
  }, [published])
}
