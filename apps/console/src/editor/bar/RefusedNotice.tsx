import { settingAt } from '@forecourt/schema/settingAt'
import { Alert, Button } from '@mui/material'
import { useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'
import { noticeBar } from './noticeBar'
import { refusalSentence } from './refusalSentence'

/** One setting keeps the whole draft from being saved: where it is, what is wrong with it, and the way on. */
export const RefusedNotice = () => {
  const session = useSession()
  const { editorView } = useTools()
  const problems = useEditor(({ draft }) => (draft.status === 'refused' ? draft.problems : null))
  const placed = (problems ?? []).filter(({ pointer }) => pointer !== '')
  const [first] = placed
  if (!problems || !first) return null
  const takeOut = () => {
    for (const { pointer } of placed) session.draft.reset(pointer)
    session.flush()
  }
  const isShown = settingAt(first.pointer, session.draft.state().values) !== null
  return (
    <Alert
      severity="error"
      sx={noticeBar}
      action={
        <>
          {isShown && (
            <Button color="inherit" onClick={() => editorView.open(first.pointer)}>
              Show it
            </Button>
          )}
          <Button color="inherit" onClick={takeOut}>
            {placed.length === 1 ? 'Take it out' : 'Take them out'}
          </Button>
        </>
      }
    >
      {refusalSentence(placed, session.draft.state().values)}
    </Alert>
  )
}
