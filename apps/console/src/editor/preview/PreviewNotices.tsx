import { Alert, Box, Button } from '@mui/material'
import { usePreviewBrowser, useTools } from '../session/DeskContext'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'

const flat = { borderRadius: 0, py: 0, alignItems: 'center', fontSize: 13 } as const

/** What the preview has to say: a link it did not follow, data it could not load, an old version it shows. */
export const PreviewNotices = () => {
  const { browser } = useTools()
  const { notice, failure } = usePreviewBrowser()
  const session = useSession()
  const viewing = useEditor((state) => state.viewing?.number ?? null)
  return (
    <Box aria-live="polite">
      {viewing !== null && (
        <Alert severity="warning" icon={false} sx={flat} action={<Button onClick={() => session.view(null)}>Back to the draft</Button>}>
          This is version {viewing}, not your draft.
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" sx={flat} action={<Button onClick={() => browser.reload()}>Try again</Button>}>
          {failure}
        </Alert>
      )}
      {notice !== null && (
        <Alert severity="info" sx={flat} onClose={() => browser.dismiss()}>
          {notice}
        </Alert>
      )}
    </Box>
  )
}
