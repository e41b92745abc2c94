import { Box } from '@mui/material'

export type PillTone = 'good' | 'waiting' | 'bad' | 'info' | 'quiet'

const colours = {
  good: { color: 'success.main', bgcolor: 'success.light' },
  waiting: { color: 'warning.main', bgcolor: 'warning.light' },
  bad: { color: 'error.main', bgcolor: 'error.light' },
  info: { color: 'info.main', bgcolor: 'info.light' },
  quiet: { color: 'text.secondary', bgcolor: 'action.selected' },
} as const satisfies Record<PillTone, object>

/** A status in a word or two. The text carries the meaning; the colour only supports it. */
export const StatusPill = ({ tone, children }: { tone: PillTone; children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      px: 1,
      height: 22,
      flexShrink: 0,
      borderRadius: '6px',
      fontSize: 12.5,
      fontWeight: 620,
      lineHeight: '22px',
      whiteSpace: 'nowrap',
      ...colours[tone],
      '&::before': { content: '""', width: 6, height: 6, borderRadius: 3, bgcolor: 'currentColor' },
    }}
  >
    {children}
  </Box>
)
