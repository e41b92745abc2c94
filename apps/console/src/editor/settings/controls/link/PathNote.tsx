import { Box, Button } from '@mui/material'
import type { LinkText } from './linkText'

interface Props {
  readonly words: LinkText
  readonly disabled: boolean
  readonly onChange: (path: string) => void
}

const colours = { plain: 'text.secondary', warning: 'warning.main', error: 'error.main' } as const

/** Where a link leads or whether a path is free, and what was perhaps meant. */
export const PathNote = ({ words: { text, tone, better }, disabled, onChange }: Props) => (
  <Box
    role="status"
    sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flexWrap: 'wrap', fontSize: 12.5, lineHeight: 1.4, color: colours[tone] }}
  >
    {text}
    {better !== null && !disabled && (
      <Button onClick={() => onChange(better)} sx={{ minHeight: 24, px: 0.75, py: 0, fontSize: 12.5 }}>
        Use {better}
      </Button>
    )}
  </Box>
)
