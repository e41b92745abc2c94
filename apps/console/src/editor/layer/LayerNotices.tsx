import { Alert, Box, Button } from '@mui/material'
import { noticeBar } from '../bar/noticeBar'
import { RefusedNotice } from '../bar/RefusedNotice'
import { OthersSaved } from '../presence/OthersSaved'
import { useSession } from '../session/SessionContext'
import { catchUpWithLayer } from './catchUpWithLayer'
import type { DraftEnd } from './layerPresence'

interface Props {
  readonly layerId: string
  readonly end: DraftEnd | null
  readonly onReload: () => void
}

/** What others did to the layer and waits for a person: beneath the bar, and only when there is something. */
export const LayerNotices = ({ layerId, end, onReload }: Props) => {
  const session = useSession()
  const load = async () => {
    // What was typed a moment ago starts the next draft.
    await session.draft.flush()
    onReload()
  }
  return (
    <Box aria-live="polite">
      <RefusedNotice />
      {end && (
        <Alert
          severity="info"
          sx={noticeBar}
          action={
            <Button color="inherit" onClick={() => void load()}>
              Go on from there
            </Button>
          }
        >
          {end.how === 'released'
            ? `Revision ${end.revision} was released meanwhile. What you change now belongs to the next one.`
            : 'Somebody discarded this draft. What you change now starts a new one.'}
        </Alert>
      )}
      {!end && <OthersSaved onShow={async () => void (await catchUpWithLayer(session, layerId))} />}
    </Box>
  )
}
