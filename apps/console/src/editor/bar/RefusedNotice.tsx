import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { settingAt } from '@forecourt/schema/settingAt'
import { countNoun } from '@forecourt/schema/text/countNoun'
import { Alert, Button } from '@mui/material'
import { useEditor, useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { noticeBar } from './barStyle'

const reasonOf = ({ pointer, message }: ConfigProblem, values: unknown) =>
  settingAt(pointer, values) === null ? 'it contains something this version of Forecourt doesn’t know.' : message

/** Why the draft isn't saved: the place of the invalid setting and its problem. `values` are the draft's. */
const refusalSentence = (problems: readonly ConfigProblem[], values: unknown): string => {
  const [first, ...others] = problems
  if (!first) return ''
  const more = others.length > 0 ? ` ${countNoun(others.length, 'other')} must be fixed too.` : ''
  return `Nothing is saved until this is fixed. ${first.where || 'Settings'}: ${reasonOf(first, values)}${more}`
}

/** One invalid setting blocks saving the draft: shows its place, its problem and a link to it. */
export const RefusedNotice = () => {
  const session = useSession()
  const { editorView } = useTools()
  const problems = useEditor(({ draft }) => (draft.status === 'refused' ? draft.problems : null))
  const problemsOfSettings = (problems ?? []).filter(({ pointer }) => pointer !== '')
  const [first] = problemsOfSettings
  if (!problems || !first) return null
  const removeInvalid = () => {
    for (const { pointer } of problemsOfSettings) session.draft.reset(pointer)
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
          <Button color="inherit" onClick={removeInvalid}>
            {problemsOfSettings.length === 1 ? 'Remove it' : 'Remove them'}
          </Button>
        </>
      }
    >
      {refusalSentence(problemsOfSettings, session.draft.state().values)}
    </Alert>
  )
}
