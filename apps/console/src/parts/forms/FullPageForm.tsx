import { Alert, Box } from '@mui/material'
import type { FormEvent, ReactNode, Ref } from 'react'

interface Props {
  readonly ref?: Ref<HTMLFormElement>
  /** An error of the whole form. */
  readonly message?: string | null
  /** For forms that contain tables. */
  readonly wide?: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A form on a page of its own: its sections in a column, with room for the bar at the foot. */
export const FullPageForm = ({ ref, message, wide = false, onSubmit, children }: Props) => (
  <Box
    component="form"
    ref={ref}
    onSubmit={onSubmit}
    noValidate
    sx={{ display: 'grid', gap: 2, maxWidth: wide ? 980 : 860, pb: 10, ...(wide && { gridTemplateColumns: 'minmax(0, 1fr)' }) }}
  >
    {message && <Alert severity="error">{message}</Alert>}
    {children}
  </Box>
)
