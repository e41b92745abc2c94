import { Box, Card, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { LinkBase, ShowBase, useShowContext } from 'react-admin'
import type { AuditDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { ScrollRegion } from '../../parts/ScrollRegion'
import { useMay } from '../useMay'
import { auditSentence } from './auditSentence'
import { detailRows } from './detailRows'
import { PublishedChanges } from './PublishedChanges'

const Details = ({ detail }: { detail: unknown }) => {
  const rows = detailRows(detail)
  if (rows.length === 0) return null
  const changes = rows.some(({ before }) => before !== undefined)
  return (
    <Card>
      <ScrollRegion label={{ text: 'Details' }}>
        <Table aria-label="Details">
          <TableHead>
            <TableRow>
              <TableCell>What</TableCell>
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
  return (
    <>
      <BackLink to="/audit">Audit</BackLink>
      <PageHeading
        title={auditSentence(entry)}
        text={
          <>
            {entry.actorName}, <Ago at={entry.at} /> · <code>{entry.action}</code>
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
        <Details detail={entry.detail} />
      </Box>
    </>
  )
}

/** One entry: who did what when, and what it changed. */
export const AuditShow = () => (
  <ShowBase resource="audit" queryOptions={queryOptionsForShow}>
    <Entry />
  </ShowBase>
)
