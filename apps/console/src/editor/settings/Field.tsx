import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box, Typography } from '@mui/material'
import { memo, useId } from 'react'
import { useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { controlFor } from './controls/controlFor'
import { isEditable } from './fieldState'
import { LockToggle } from './locks/LockToggle'
import { StateChip } from './StateChip'
import { useField } from './useField'

interface Props {
  readonly pointer: string
  readonly node: SchemaNode
}

/** One setting: title, description, source of its value, control and problems. */
export const Field = memo(({ pointer, node }: Props) => {
  const id = useId()
  const { draft, set } = useSession()
  const { editorView } = useTools()
  const { value, state, problems } = useField(pointer)
  const title = node.title ?? pointer
  const isSwitch = node.type === 'boolean'
  const Control = controlFor(node)
  const control = (
    <Control
      id={id}
      pointer={pointer}
      node={node}
      value={value}
      disabled={!isEditable(state)}
      invalid={problems.some(({ severity }) => severity === 'error')}
      describedBy={`${id}-description ${id}-problems`}
      onChange={(next) => set(pointer, next)}
    />
  )
  return (
    <Box
      data-pointer={pointer}
      onMouseEnter={() => editorView.outline(pointer)}
      onMouseLeave={() => editorView.outline(null)}
      onFocus={() => editorView.outline(pointer, true)}
      onBlur={() => editorView.outline(null)}
      sx={{
        display: 'grid',
        gap: 0.75,
        py: 1.5,
        scrollMarginBlock: '80px',
        '&[data-found]': {
          bgcolor: 'primary.light',
          boxShadow: (theme) => `0 0 0 8px ${theme.palette.primary.light}`,
          borderRadius: '2px',
        },
        transition: 'background-color .4s, box-shadow .4s',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography
          id={`${id}-title`}
          component="label"
          htmlFor={id}
          sx={{ fontSize: 13.5, fontWeight: 620, flex: 1, minWidth: 0, lineHeight: 1.35 }}
        >
          {title}
        </Typography>
        <StateChip state={state} title={title} onReset={() => draft.reset(pointer)} />
        <LockToggle pointer={pointer} title={title} />
        {isSwitch && <Box sx={{ alignSelf: 'center', my: -0.75, mr: -0.75 }}>{control}</Box>}
      </Box>
      {node.description && (
        <Typography
          id={`${id}-description`}
          variant="caption"
          sx={{ color: 'text.secondary', lineHeight: 1.4, mt: -0.5, textWrap: 'pretty' }}
        >
          {node.description}
        </Typography>
      )}
      {(state.kind === 'locked' || state.kind === 'required') && (
        <Typography variant="caption" sx={{ color: 'text.secondary', lineHeight: 1.4, textWrap: 'pretty' }}>
          {state.kind === 'locked' ? state.text : state.reason}
        </Typography>
      )}
      {!isSwitch && control}
      <Box id={`${id}-problems`} aria-live="polite">
        {problems.map(({ message, severity }) => (
          <Typography
            key={message}
            variant="caption"
            sx={{ display: 'flex', gap: 0.5, lineHeight: 1.4, color: severity === 'error' ? 'error.main' : 'warning.main' }}
          >
            {severity === 'error' ? <ErrorIcon sx={{ fontSize: 16 }} /> : <WarningIcon sx={{ fontSize: 16 }} />}
            {message}
          </Typography>
        ))}
      </Box>
    </Box>
  )
})
