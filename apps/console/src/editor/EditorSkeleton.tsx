import { Box, Button, Skeleton } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CallError } from '../client/callError'
import { OtherRole } from '../parts/OtherRole'
import { PageError } from '../parts/PageError'

/** Error state of the editor when the site can't be loaded. */
export const EditorError = ({ failure, onRetry }: { readonly failure: CallError; readonly onRetry: () => void }) => (
  <Box
    component="main"
    sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', bgcolor: 'background.default' }}
  >
    {failure.code === 'FORBIDDEN' ? <OtherRole /> : <PageError message={failure.message} onRetry={onRetry} />}
    <Button component={LinkBase} to={failure.code === 'FORBIDDEN' ? '/' : '/sites'}>
      {failure.code === 'FORBIDDEN' ? 'Back to Today' : 'Back to the sites'}
    </Button>
  </Box>
)

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

/** Skeleton of the editor while it loads. */
export const EditorSkeleton = () => (
  <Box
    component="main"
    aria-busy="true"
    aria-label="Opening the site"
    sx={{ height: '100dvh', display: 'grid', gridTemplateRows: '56px 1fr', bgcolor: 'background.default' }}
  >
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Skeleton variant="circular" width={28} height={28} />
      <Skeleton width={180} height={24} />
      <Box sx={{ flex: 1 }} />
      <Skeleton variant="rounded" width={110} height={34} />
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '400px 1fr' }, minHeight: 0 }}>
      <Box
        sx={{ p: 2, borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper', display: 'grid', alignContent: 'start', gap: 1.5 }}
      >
        {rows.map((row) => (
          <Skeleton key={row} variant="rounded" height={40} />
        ))}
      </Box>
      <Box sx={{ p: 3, display: { xs: 'none', md: 'block' } }}>
        <Skeleton variant="rounded" height="100%" sx={{ transform: 'none' }} />
      </Box>
    </Box>
  </Box>
)
