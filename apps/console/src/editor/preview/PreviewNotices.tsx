import CarIcon from '@mui/icons-material/DirectionsCarOutlined'
import VisitorIcon from '@mui/icons-material/PersonOutline'
import ClockIcon from '@mui/icons-material/Schedule'
import { Alert, Box, Button } from '@mui/material'
import { newVisitor } from '../../preview/PreviewVisitor'
import { useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'
import { InvalidNote } from './InvalidNote'
import { wallClock } from './time/wallClock'

const flat = { borderRadius: 0, py: 0, alignItems: 'center', fontSize: 13 } as const

/** What the preview has to say: a link it did not follow, data it could not load, an old version it shows. */
export const PreviewNotices = () => {
  const { browser, editorView } = useTools()
  const { notice, failure, exampleNote, visitor, travelledTo } = usePreviewBrowser()
  const session = useSession()
  const viewing = useEditor((state) => state.viewing && (state.viewing.called ?? `version ${state.viewing.number}`))
  const timeZone = useEditor((state) => state.shown.identity.timeZone)
  return (
    <Box aria-live="polite">
      {viewing !== null && (
        <Alert severity="warning" icon={false} sx={flat} action={<Button onClick={() => session.view(null)}>Back to the draft</Button>}>
          This is {viewing}, not your draft.
        </Alert>
      )}
      <InvalidNote />
      {travelledTo !== null && (
        <Alert severity="info" icon={<ClockIcon />} sx={flat} action={<Button onClick={() => browser.travel(null)}>Now</Button>}>
          The site at another time: {wallClock(travelledTo, timeZone)}.
        </Alert>
      )}
      {exampleNote !== null && (
        <Alert
          severity="info"
          icon={<CarIcon />}
          sx={flat}
          action={
            <>
              {exampleNote.setting !== null && (
                <Button onClick={() => exampleNote.setting && editorView.open(exampleNote.setting)}>Open the setting</Button>
              )}
              <Button onClick={() => browser.showExample(null)}>As it is</Button>
            </>
          }
        >
          {exampleNote.says}
        </Alert>
      )}
      {visitor.kind !== 'new' && (
        <Alert
          severity="info"
          icon={<VisitorIcon />}
          sx={flat}
          action={<Button onClick={() => browser.showTo(newVisitor)}>As somebody new</Button>}
        >
          As a returning shopper sees it, with examples of what their browser keeps.
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
