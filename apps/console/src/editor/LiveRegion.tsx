import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Read out when it changes, and not seen. */
export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    role="status"
    aria-live="polite"
    sx={{ position: 'absolute', width: '1px', height: '1px', whiteSpace: 'nowrap', overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {children}
  </Box>
)
