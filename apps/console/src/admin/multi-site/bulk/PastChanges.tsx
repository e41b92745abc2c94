import { Alert, Box, Button, Card, Link, Skeleton, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { PastChangeRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { formatCount } from '../../../parts/formatCount'
import { Notice } from '../../../parts/Notice'
import { PageError } from '../../../parts/PageError'
import { StatusPill } from '../../../parts/StatusPill'
import { startsSentence } from '../../../parts/texts/startsSentence'

const siteState = ({ published, undone }: PastChangeRecord['sites'][number]) => {
  if (undone) return <StatusPill tone="info">Undone</StatusPill>
  return published ? <StatusPill tone="good">Published</StatusPill> : <StatusPill tone="waiting">Saved in the draft</StatusPill>
}

const PastChange = ({ past, onChanged }: { readonly past: PastChangeRecord; readonly onChanged: () => void }) => {
  const [isUndoing, setUndoing] = useState(false)
  const { mutateAsync: undoAt } = useMutation(api.multiSite.undo.mutationOptions())
  const [problems, setProblems] = useState<readonly string[]>([])
  const undoableSites = past.sites.filter(({ undone }) => !undone)
  const undo = async () => {
    setUndoing(true)
    const failures: string[] = []
    for (const { siteId, name } of undoableSites) {
      try {
        const { outcome, message } = await undoAt({ siteId, bulkId: past.bulkId })
        if (outcome === 'kept') failures.push(`${name}: ${message ?? ''}`)
      } catch (error) {
        failures.push(`${name}: ${callError(error).message}`)
      }
    }
    setProblems(failures)
    setUndoing(false)
    onChanged()
  }
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 640, flex: 1, minWidth: 200 }}>
          {past.where}
        </Typography>
        {undoableSites.length === 0 ? (
          <StatusPill tone="info">Undone</StatusPill>
        ) : (
          <Button variant="outlined" color="error" loading={isUndoing} onClick={() => void undo()} aria-label={`Undo ${past.where}`}>
            Undo at {formatCount(undoableSites.length, 'site', 'sites')}
          </Button>
        )}
      </Box>
      {past.value !== null && <Typography>New value: {past.value}</Typography>}
      <Typography variant="body2" color="text.secondary" sx={startsSentence}>
        <Ago at={past.changedAt} /> by {past.authorName}
      </Typography>
      <Box component="ul" aria-label={`Sites of ${past.where}`} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {past.sites.map((site) => (
          <Box component="li" key={site.siteId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Link component={LinkBase} to={`/sites/${site.siteId}/edit?at=${encodeURIComponent(past.pointer)}`}>
              {site.name}
            </Link>
            {siteState(site)}
          </Box>
        ))}
      </Box>
      {problems.length > 0 && (
        <Alert severity="warning">
          {problems.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Alert>
      )}
    </Card>
  )
}

/** Past bulk changes of sites, newest first, each with its value, the state at each site, and an undo. */
export const PastChanges = () => {
  const { data, error, refetch } = useQuery(api.multiSite.history.queryOptions(undefined, { staleTime: 0 }))
  if (error) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy="true" />
  const { changes } = data
  if (changes.length === 0)
    return (
      <Notice
        title="No changes yet"
        text="When you change a setting at several sites at once, the change is listed here and can be undone."
      />
    )
  return (
    <Box component="ol" aria-label="Past changes" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {changes.map((past) => (
        <PastChange key={past.bulkId} past={past} onChanged={() => void refetch()} />
      ))}
    </Box>
  )
}
