import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly lines: readonly { readonly key: string; readonly message: ReactNode }[]
  /** The total, where only some lines were sent. */
  readonly count?: number
}

const maxShown = 12

/** The effect of a file on some rows: the first dozen, and the number of others. */
export const FileLines = ({ title, lines, count = lines.length }: Props) =>
  count === 0 ? null : (
    <Box component="section">
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.slice(0, maxShown).map(({ key, message }) => (
          <Box component="li" key={key} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
            {message}
          </Box>
        ))}
      </Box>
      {count > maxShown && (
        <Typography variant="body2" color="text.secondary" sx={{ pl: 2.5 }}>
          and {(count - maxShown).toLocaleString('en-AU')} more
        </Typography>
      )}
    </Box>
  )
