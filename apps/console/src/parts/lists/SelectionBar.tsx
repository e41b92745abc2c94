import { Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** The accessible name, such as 'Selected cars'. */
  readonly label: string
  /** The number of selected rows, as text. */
  readonly text: string
  /** The actions for them. */
  readonly children: ReactNode
}

/** Actions for the selected rows of a list, at the bottom of the window. */
export const SelectionBar = ({ label, text, children }: Props) => (
  <Card
    component="section"
    aria-label={label}
    sx={{
      position: 'sticky',
      bottom: { xs: 8, sm: 16 },
      zIndex: 4,
      mt: 2,
      p: 1.25,
      pl: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      boxShadow: '0 12px 32px rgb(0 20 14 / 22%)',
    }}
  >
    <Typography role="status" sx={{ fontWeight: 640, mr: 'auto' }}>
      {text}
    </Typography>
    {children}
  </Card>
)
