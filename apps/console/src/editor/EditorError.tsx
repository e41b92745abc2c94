import { Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { PageError } from '../admin/parts/PageError'

/** The editor when the site can't be opened. */
export const EditorError = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <Box
    component="main"
    sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', bgcolor: 'background.default' }}
  >
    <PageError message={message} onRetry={onRetry} />
    <Button component={LinkBase} to="/sites">
      Back to the sites
    </Button>
  </Box>
)
