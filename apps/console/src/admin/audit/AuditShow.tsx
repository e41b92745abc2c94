import { Box, Card, Link, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { LinkBase, ShowBase, useShowContext } from 'react-admin'
import { api } from '../../client/api'
import type { AuditDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { ScrollRegion } from '../../parts/ScrollRegion'
import { useMay } from '../useMay'
import { auditAreaName } from './auditAreas'
import { auditSentence } from './auditSentence'
import { detailRows } from './detailRows'

/** The two versions of a publish, roll-out or rollback; null for other actions. */
const versionsIn = (detail: unknown): { from: number; to: number } | null => {
  const { version, replaces } = (detail ?? {}) as { version?: unknown; replaces?: unknown }
  return typeof version === 'number' && typeof replaces === 'number' ? { from: replaces, to: version } : null
}

/** Public changes of an entry that published another version, as text. */
const PublishedChanges = ({ siteId, detail }: { siteId: string; detail: unknown }) => {
  const versions = versionsIn(detail)
  const { data, isPending } = useQuery(api.sites.compareVersions.queryOptions(versions ? { siteId, ...versions } : skipToken))
  if (!versions) return null
  return (
    <Card component="section" aria-label="What changed for shoppers" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Version {versions.from} → version {versions.to}
      </Typography>
      {isPending && <Skeleton height={60} />}
      {data?.changes.length === 0 && <Typography color="text.secondary">Nothing shoppers can see.</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data?.changes.map(({ pointer, sentence }) => (
          <li key={`${pointer} ${sentence}`}>{sentence}</li>
        ))}
      </Box>
    </Card>
  )
}

const Details = ({ rows }: { readonly rows: ReturnType<typeof detailRows> }) => {
  const changes = rows.some(({ before }) => before !== undefined)
  return (
    <Card>
      <ScrollRegion label={{ text: 'Details' }}>
        <Table aria-label="Details">
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              {changes && <TableCell>Before</TableCell>}
              <TableCell>{changes ? 'After' : 'Value'}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, before, after }) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                {changes && <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{before ?? ''}</TableCell>}
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{after}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </Card>
  )
}

const Entry = () => {
  const { record: entry, isPending, error, refetch } = useShowContext<AuditDetail>()
  const may = useMay()
  if (isPending) return <ListSkeleton />
  if (error || !entry)
    return <PageError message={error?.message ?? 'That entry does not exist, or you have no access to it.'} onRetry={() => refetch()} />
  const rows = detailRows(entry.detail, entry)
  return (
    <>
      <BackLink to="/audit">History</BackLink>
      <PageHeading
        title={auditSentence(entry)}
        text={
          <>
            {entry.actorName}, <Ago at={entry.at} /> · {auditAreaName(entry.action)}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 980 }}>
        {entry.siteId && may('site.read') && (
          <Typography>
            <Link component={LinkBase} to={`/sites/${entry.siteId}/edit`}>
              Open the site’s editor
            </Link>
          </Typography>
        )}
        {entry.action.startsWith('lead.') && may('lead.read') && (
          <Typography>
            <Link component={LinkBase} to={`/leads/${entry.target}/show`}>
              Open the lead
            </Link>
          </Typography>
        )}
        {entry.siteId && may('site.read') && <PublishedChanges siteId={entry.siteId} detail={entry.detail} />}
        {rows.length === 0 ? (
          <Typography color="text.secondary">No further details are recorded for this.</Typography>
        ) : (
          <Details rows={rows} />
        )}
      </Box>
    </>
  )
}

/** One audit entry: user, action, time and changes. */
export const AuditShow = () => (
  <ShowBase resource="audit" queryOptions={queryOptionsForShow}>
    <Entry />
  </ShowBase>
)
