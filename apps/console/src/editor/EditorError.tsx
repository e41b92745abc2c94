import { Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CallError } from '../client/callError'
import { OtherRole } from '../parts/OtherRole'
import { PageError } from '../parts/PageError'

/** The editor when the site can't be opened. */
export const EditorError = ({ failure, onRetry }: { readonly failure: CallError; readonly onRetry: () => void }) => (
  <Box
    component="main"
    sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', bgcolor: 'background.default' }}
  >
    {failure.code === 'FORBIDDEN' ? <OtherRole /> : <PageError message={failure.message} onRetry={onRetry} />}
    <Button component={LinkBase} to={failure.code === 'FORBIDDEN' ? '/' : '/sites'}>
      {failure.code === 'FORBIDDEN' ? 'Back to the overview' : 'Back to the sites'}
    </Button>
  </Box>
)
