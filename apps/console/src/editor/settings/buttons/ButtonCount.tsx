import type { CarButtonCount } from '@forecourt/rules/car/buttons/countCarButtons'
import { Box, ButtonBase, LinearProgress } from '@mui/material'
import { useTools } from '../../session/ToolsContext'
import { countSentence } from './countSentence'

interface Props {
  readonly name: string
  readonly count: CarButtonCount
  /** Being counted anew. */
  readonly isStale: boolean
}

const link = {
  color: 'primary.main',
  fontWeight: 620,
  fontSize: 12,
  borderRadius: '4px',
  ml: 0.75,
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-5px -4px', '@media (pointer: coarse)': { inset: '-15px -4px' } },
  '&:hover': { textDecoration: 'underline' },
} as const

/** On how many cars a button shows, as a bar and in words, with the way to the setting that hides it. */
export const ButtonCount = ({ name, count, isStale }: Props) => {
  const { editorView } = useTools()
  const { shown, total, hidden } = count
  const setting = hidden?.setting
  return (
    <Box sx={{ opacity: isStale ? 0.55 : 1, transition: 'opacity .2s' }}>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={total === 0 ? 0 : (100 * shown) / total}
        color={shown === 0 ? 'warning' : 'primary'}
        sx={{ height: 3, borderRadius: '2px', mb: 0.5, bgcolor: 'action.hover' }}
      />
      <Box sx={{ fontSize: 12, lineHeight: 1.4, color: shown === 0 && total > 0 ? 'warning.main' : 'text.secondary', textWrap: 'pretty' }}>
        {countSentence(count)}
        {setting && (
          <ButtonBase onClick={() => editorView.open(setting)} aria-label={`Go to the setting that hides ${name}`} sx={link}>
            Go to the setting
          </ButtonBase>
        )}
      </Box>
    </Box>
  )
}
