import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { Ago } from '../../parts/Ago'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { StatusPill } from '../../parts/StatusPill'
import { runStates, runText } from './feedText'
import { runAddress } from './runAddress'

const perPage = 20
const triggers = { schedule: 'Fetched', push: 'Pushed', user: 'Uploaded' } as const

/** Runs of a feed, newest first, linked to their reports. */
export const RunList = ({ feedId, isAwaited }: { feedId: string; isAwaited: boolean }) => {
  const [page, setPage] = useState(1)
  const { data, error } = useQuery(
    api.feeds.runs.queryOptions(
      { id: feedId, page, perPage },
      { staleTime: 0, placeholderData: keepPreviousData, refetchInterval: isAwaited ? 2_000 : 15_000 },
    ),
  )
  if (error && !data) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <ListSkeleton />
  return (
    <Card component="section" aria-labelledby="runs-title" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id="runs-title" sx={{ mb: 1.5 }}>
        Import history
      </Typography>
      {data.total === 0 ? (
        <Typography color="text.secondary">No file has come in yet. Each import is listed here and can be undone.</Typography>
      ) : (
        <Box component="ul" aria-label="Files" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.data.map((run) => (
            <Box component="li" key={run.id} sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
              <Box
                component={LinkBase}
                to={runAddress(feedId, run.id)}
                sx={{
                  display: 'flex',
                  gap: 1.5,
                  alignItems: 'flex-start',
                  flexWrap: 'wrap',
                  py: 1.25,
                  px: 1,
                  mx: -1,
                  borderRadius: '8px',
                  color: 'inherit',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:focus-visible': { outline: 3, outlineColor: 'primary.main' },
                }}
              >
                <Box sx={{ width: 116, flexShrink: 0 }}>
                  <StatusPill tone={runStates[run.status].tone}>{runStates[run.status].text}</StatusPill>
                </Box>
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Box sx={{ overflowWrap: 'anywhere' }}>{runText(run)}</Box>
                  <Typography variant="body2" color="text.secondary">
                    {triggers[run.trigger]} <Ago at={run.startedAt} />
                    {run.trigger === 'user' && ` by ${run.author}`}
                    {run.settledBy && ` · ${run.status === 'undone' ? 'undone' : 'reviewed'} by ${run.settledBy}`}
                  </Typography>
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {data.total > perPage && (
        <Box component="nav" aria-label="Pages of files" sx={{ display: 'flex', gap: 1, mt: 1.5, justifyContent: 'flex-end' }}>
          <Button color="inherit" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button color="inherit" disabled={page * perPage >= data.total} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </Box>
      )}
    </Card>
  )
}
