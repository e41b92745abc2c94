import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box, ButtonBase, Typography } from '@mui/material'

interface Props {
  readonly problems: readonly ConfigProblem[]
  readonly onOpen?: (pointer: string) => void
}

/** Problems, each a link to its field. */
export const ProblemList = ({ problems, onOpen }: Props) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
    {problems.map(({ pointer, where, message, severity }) => (
      <li key={`${pointer} ${message}`}>
        <ButtonBase
          disabled={!onOpen}
          onClick={() => onOpen?.(pointer)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: 1,
            textAlign: 'left',
            width: '100%',
            p: 0.75,
            borderRadius: '7px',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {severity === 'error' ? <ErrorIcon color="error" sx={{ fontSize: 18 }} /> : <WarningIcon color="warning" sx={{ fontSize: 18 }} />}
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontSize: 13.5, fontWeight: 600 }}>{where || 'Whole site'}</Typography>
            <Typography sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{message}</Typography>
          </Box>
        </ButtonBase>
      </li>
    ))}
  </Box>
)
