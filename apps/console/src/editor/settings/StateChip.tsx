import LockIcon from '@mui/icons-material/LockOutlined'
import ResetIcon from '@mui/icons-material/RestartAlt'
import { Box, ButtonBase, Tooltip } from '@mui/material'
import type { FieldState } from './fieldState'

const quietStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

const strong = {
  ...quietStyle,
  px: 0.75,
  borderRadius: '5px',
  color: 'primary.main',
  bgcolor: 'primary.light',
  fontWeight: 620,
  maxWidth: 'none',
  overflow: 'visible',
} as const

/** The clickable area is larger than the chip, which stays as low as the title beside it. */
const resetStyle = {
  borderRadius: '4px',
  mr: -0.5,
  p: '1px',
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-4px', '@media (pointer: coarse)': { inset: '-13px' } },
} as const

const sentences = {
  staffOnly: 'Only Forecourt staff can change this setting.',
  readOnly: 'You can view this site but not change it.',
}

interface Props {
  readonly state: FieldState
  readonly title: string
  readonly onReset: () => void
}

/** The source of a value, or why it can't be changed. */
export const StateChip = ({ state, title, onReset }: Props) => {
  switch (state.kind) {
    case 'own':
      return null
    case 'inherited':
      return (
        <Tooltip title={state.from === 'Default' ? 'The default value. It has not been changed' : `Inherited from ${state.from}`}>
          <Box component="span" sx={quietStyle}>
            {state.from === 'Default' ? 'Default' : `From ${state.from}`}
          </Box>
        </Tooltip>
      )
    case 'changed':
      return (
        <Box component="span" sx={strong}>
          Changed here
          <Tooltip title="Reset to the inherited value">
            <ButtonBase aria-label={`Reset ${title}`} onClick={onReset} sx={resetStyle}>
              <ResetIcon sx={{ fontSize: 15 }} />
            </ButtonBase>
          </Tooltip>
        </Box>
      )
    case 'locked':
      return (
        <Tooltip title={state.text}>
          <Box component="span" sx={quietStyle}>
            <LockIcon sx={{ fontSize: 13 }} /> Locked by {state.by}
          </Box>
        </Tooltip>
      )
    case 'required':
      return (
        <Tooltip title={state.reason}>
          <Box component="span" sx={quietStyle}>
            <LockIcon sx={{ fontSize: 13 }} /> Mandatory
          </Box>
        </Tooltip>
      )
    default:
      return (
        <Tooltip title={sentences[state.kind]}>
          <Box component="span" sx={quietStyle}>
            <LockIcon sx={{ fontSize: 13 }} /> {state.kind === 'staffOnly' ? 'Staff only' : 'Read only'}
          </Box>
        </Tooltip>
      )
  }
}
