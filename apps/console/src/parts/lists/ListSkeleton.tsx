import { Box, Card, Skeleton } from '@mui/material'

const rows = ['92%', '78%', '88%', '70%', '84%', '76%', '90%', '72%'] as const

/** The shape of a list before its rows arrive. */
export const ListSkeleton = () => (
  <Card role="group" aria-busy="true" aria-label="Loading">
    {rows.map((width) => (
      <Box
        key={width}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 2,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          '&:last-child': { border: 0 },
        }}
      >
        <Skeleton variant="rounded" width={44} height={34} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={width} sx={{ maxWidth: 320 }} />
          <Skeleton width="38%" sx={{ maxWidth: 160 }} />
        </Box>
        <Skeleton width={84} />
      </Box>
    ))}
  </Card>
)
