import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import { Ago } from '../../../parts/Ago'
import { formatCount } from '../../../parts/formatCount'
import { Notice } from '../../../parts/Notice'
import { PageError } from '../../../parts/PageError'
import { StatusPill } from '../../../parts/StatusPill'
import { startsSentence } from '../../../parts/startsSentence'

type Past = Awaited<ReturnType<typeof trpc.across.history.query>>['changes'][number]

const PastChange = ({ past, onChanged }: { readonly past: Past; readonly onChanged: () => void }) => {
  const [working, setWorking] = useState(false)
  const [kept, setKept] = useState<readonly string[]>([])
  const open = past.sites.filter(({ undone }) => !undone)
  const undo = async () => {
    setWorking(true)
    const left: string[] = []
    for (const { siteId, name } of open) {
      try {
        const { outcome, message } = await trpc.across.undo.mutate({ siteId, bulkId: past.bulkId })
        if (outcome === 'kept') left.push(`${name}: ${message ?? ''}`)
      } catch (error) {
        left.push(`${name}: ${callError(error).message}`)
      }
    }
    setKept(left)
    setWorking(false)
    onChanged()
  }
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 640, flex: 1, minWidth: 200 }}>
          {past.where}
        </Typography>
        {open.length === 0 ? (
          <StatusPill tone="info">Undone</StatusPill>
        ) : (
          <Button variant="outlined" color="error" loading={working} onClick={() => void undo()} aria-label={`Undo ${past.where}`}>
            Undo at {formatCount(open.length, 'site', 'sites')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={startsSentence}>
        <Ago at={past.changedAt} /> by {past.authorName}, at {past.sites.map(({ name }) => name).join(', ')}
      </Typography>
      {kept.length > 0 && (
        <Alert severity="warning">
          {kept.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Alert>
      )}
    </Card>
  )
}

/** The changes made at several sites at once, latest first, each with a way back. */
export const PastChanges = () => {
  const [changes, setChanges] = useState<readonly Past[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(() => {
    trpc.across.history.query().then(
      (answer) => {
        setChanges(answer.changes)
        setFailure(null)
      },
      (error: unknown) => setFailure(callError(error).message),
    )
  }, [])
  useEffect(load, [load])
  if (failure !== null) return <PageError message={failure} onRetry={load} />
  if (!changes) return <Skeleton variant="rounded" height={120} aria-busy="true" />
  if (changes.length === 0)
    return <Notice title="No changes yet" text="A setting changed at several sites at once is kept here, with a way back." />
  return (
    <Box component="ol" aria-label="Past changes" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {changes.map((past) => (
        <PastChange key={past.bulkId} past={past} onChanged={load} />
      ))}
    </Box>
  )
}
