import CarIcon from '@mui/icons-material/DirectionsCarOutlined'
import VisitorIcon from '@mui/icons-material/PersonOutline'
import ClockIcon from '@mui/icons-material/Schedule'
import { Alert, Box, Button } from '@mui/material'
import { newVisitor } from '../../preview/PreviewVisitor'
import { useEditor, useSession } from '../session/SessionContext'
import { sameFields } from '../session/sameFields'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { formatLocalTime } from './time/suggestedTimes'

/** Notes that the preview shows the last valid value of an invalid setting. */
export const InvalidNote = () => {
  const { editorView } = useTools()
  const { count, pointer, where, message } = useEditor(({ resolution, viewing }) => {
    const wrong = viewing ? [] : resolution.problems.filter(({ kind, severity }) => kind === 'value' && severity === 'error')
    return { count: wrong.length, pointer: wrong[0]?.pointer ?? '', where: wrong[0]?.where ?? '', message: wrong[0]?.message ?? '' }
  }, sameFields)
  if (count === 0) return null
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0, py: 0, alignItems: 'center', fontSize: 13 }}
      action={<Button onClick={() => editorView.open(pointer)}>Open the setting</Button>}
    >
      {count === 1
        ? `“${where}” is not valid. The preview shows its last valid value. ${message}`
        : `${count} settings are not valid. The preview shows their last valid values.`}
    </Alert>
  )
}

const flatNotice = { borderRadius: 0, py: 0, alignItems: 'center', fontSize: 13 } as const

/** Notices of the preview: a link not followed, data not loaded, an old version shown. */
export const PreviewNotices = () => {
  const { browser, editorView } = useTools()
  const { notice, failure, exampleNote, visitor, simulatedTime } = usePreviewBrowser()
  const session = useSession()
  const viewing = useEditor((state) => state.viewing && (state.viewing.called ?? `version ${state.viewing.number}`))
  const timeZone = useEditor((state) => state.shown.identity.timeZone)
  return (
    <Box aria-live="polite">
      {viewing !== null && (
        <Alert
          severity="warning"
          icon={false}
          sx={flatNotice}
          action={<Button onClick={() => session.view(null)}>Back to the draft</Button>}
        >
          This is {viewing}, not your draft.
        </Alert>
      )}
      <InvalidNote />
      {simulatedTime !== null && (
        <Alert severity="info" icon={<ClockIcon />} sx={flatNotice} action={<Button onClick={() => browser.setTime(null)}>Now</Button>}>
          The site at another time: {formatLocalTime(simulatedTime, timeZone)}.
        </Alert>
      )}
      {exampleNote !== null && (
        <Alert
          severity="info"
          icon={<CarIcon />}
          sx={flatNotice}
          action={
            <>
              {exampleNote.setting !== null && (
                <Button onClick={() => exampleNote.setting && editorView.open(exampleNote.setting)}>Open the setting</Button>
              )}
              <Button onClick={() => browser.showExample(null)}>Reset</Button>
            </>
          }
        >
          {exampleNote.message}
        </Alert>
      )}
      {visitor.kind !== 'new' && (
        <Alert
          severity="info"
          icon={<VisitorIcon />}
          sx={flatNotice}
          action={<Button onClick={() => browser.setVisitor(newVisitor)}>As a new visitor</Button>}
        >
          As a returning shopper sees it, with example data from their browser.
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="error" sx={flatNotice} action={<Button onClick={() => browser.reload()}>Try again</Button>}>
          {failure}
        </Alert>
      )}
      {notice !== null && (
        <Alert severity="info" sx={flatNotice} onClose={() => browser.dismiss()}>
          {notice}
        </Alert>
      )}
    </Box>
  )
}
