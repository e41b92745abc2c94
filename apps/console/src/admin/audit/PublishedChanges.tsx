import { Box, Card, Skeleton, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'

/** The two versions of a publish, roll-out or roll-back; null for anything else. */
const versionsIn = (detail: unknown): { from: number; to: number } | null => {
  const { version, replaces } = (detail ?? {}) as { version?: unknown; replaces?: unknown }
  return typeof version === 'number' && typeof replaces === 'number' ? { from: replaces, to: version } : null
}

/** What shoppers saw change with an entry that put another version live, in words. */
export const PublishedChanges = ({ siteId, detail }: { siteId: string; detail: unknown }) => {
  const versions = versionsIn(detail)
  const { data, isPending } = useQuery(api.sites.compareVersions.queryOptions(versions ? { siteId, ...versions } : skipToken))
  if (!versions) return null
  return (
    <Card component="section" aria-label="What changed for shoppers" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Version {versions.from} → version {versions.to}
      </Typography>
      {isPending && <Skeleton height={60} />}
      {data?.changes.length === 0 && <Typography color="text.secondary">Nothing that shoppers see.</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data?.changes.map(({ pointer, sentence }) => (
          <li key={`${pointer} ${sentence}`}>{sentence}</li>
        ))}
      </Box>
    </Card>
  )
}
