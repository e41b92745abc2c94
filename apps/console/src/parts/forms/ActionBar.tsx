import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { helpInset } from '../help/HelpContext'

/** The actions of a page, fixed at the foot of the window between the menu and the help panel. */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      position: 'fixed',
      left: { xs: 0, md: 216 },
      right: helpInset,
      bottom: 0,
      zIndex: 5,
      display: 'flex',
      gap: 1,
      px: { xs: 2, sm: 3 },
      py: 1.5,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
)
