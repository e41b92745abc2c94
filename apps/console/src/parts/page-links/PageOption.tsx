import { Box } from '@mui/material'
import type { HTMLAttributes } from 'react'

interface Props extends HTMLAttributes<HTMLLIElement> {
  readonly choice: { readonly path: string; readonly title: string }
}

/** A page in a list of link targets: its name and path. */
export const PageOption = ({ choice: { path, title }, ...props }: Props) => (
  <Box component="li" {...props} sx={{ display: 'flex', gap: 1, minHeight: { xs: 44, md: 34 } }}>
    <Box component="span" sx={{ flex: 1, fontSize: 14, minWidth: 0 }}>
      {title}
    </Box>
    <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', fontFamily: 'ui-monospace, monospace' }}>
      {path}
    </Box>
  </Box>
)
