import { Alert, Button } from '@mui/material'
import { sameFields } from '../session/sameFields'
import { useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'

/** Says that the preview shows the last valid value of a setting that is not valid as it stands. */
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
