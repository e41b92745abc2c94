import BackIcon from '@mui/icons-material/ArrowBackRounded'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'

/** A link from a record back to its list. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button
    component={LinkBase}
    to={to}
    color="inherit"
    startIcon={<BackIcon fontSize="small" />}
    sx={{ ml: -1.5, mb: 0.5, color: 'text.secondary' }}
  >
    {children}
  </Button>
)
