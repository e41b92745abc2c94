import { Alert, Box, Button } from '@mui/material'
import { usePreviewBrowser, useTools } from '../session/DeskContext'

const flat = { borderRadius: 0, py: 0, alignItems: 'center', fontSize: 13 } as const

/** What the preview has to say: a link it did not follow, data it could not load, an old version it shows. */
export const PreviewNotices = () => {
  const { browser } = useTools()
  const { notice, failure } = usePreviewBrowser()
  return (
    <Box aria-live="polite">
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
