import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly isNew: boolean
  /** What saving does, such as 'Add offer'. */
  readonly saves: string
  readonly onCancel: () => void
  /** What else can be done, such as removing, at the other end. */
  readonly more?: ReactNode
  /** The id of the form it saves, where it stands outside of it. */
  readonly form?: string
}

/** What a form can do, at the foot of the window however long the form is. */
export const FormBar = ({ isChanged, isSaving, isNew, saves, onCancel, more, form }: Props) => (
  <Box
    sx={{
      position: 'fixed',
      left: { xs: 0, md: 216 },
      right: 0,
      bottom: 0,
      zIndex: 5,
      display: 'flex',
      gap: 1,
      px: 3,
      py: 1.5,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {more}
    <Button color="inherit" onClick={onCancel} sx={{ ml: 'auto' }}>
      {isChanged ? 'Discard' : 'Back'}
    </Button>
    <Button type="submit" form={form} variant="contained" disabled={isSaving || (!isChanged && !isNew)}>
      {isSaving ? 'Saving…' : saves}
    </Button>
  </Box>
)
