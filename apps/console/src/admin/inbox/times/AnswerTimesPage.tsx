import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { AnswerTimesRecord } from '../../../client/Records'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { ScrollRegion } from '../../../parts/ScrollRegion'
import { useOwner } from '../../records/useOwner'
import { useMay } from '../../useMay'
import { formatMinutes } from './formatMinutes'
import { InboxSettingsForm } from './InboxSettingsForm'

type Row = AnswerTimesRecord['whole']

interface Props {
  readonly title: string
  readonly whole: Row
  readonly rows: readonly Row[]
}

const inTimeShare = ({ inTime, answered }: Row): string => (answered === 0 ? '–' : `${Math.round((100 * inTime) / answered)}%`)
const minutesText = (minutes: number | null): string => (minutes === null ? '–' : formatMinutes(minutes))

/** On a phone both times share a column, to fit the screen. */
const underFirst = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary', fontWeight: 'normal' } as const
const ownColumn = { display: { xs: 'none', sm: 'table-cell' } } as const

/** Response times per row, fastest first, with the total at the end. */
const TimesTable = ({ title, whole, rows }: Props) => {
  const id = title.replaceAll(' ', '-').toLowerCase()
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ px: 2.5, pt: 2, pb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }}>
          No enquiries were answered in this period.
        </Typography>
      ) : (
        <ScrollRegion label={{ id }}>
          <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } }, '& :is(th, td):first-of-type': { pl: 2.5 } }}>
            <TableHead>
              <TableRow>
                <TableCell>Who</TableCell>
                <TableCell align="right">Answered</TableCell>
                <TableCell align="right">
                  In opening hours
                  <Box component="span" sx={underFirst}>
                    including closed hours
                  </Box>
                </TableCell>
                <TableCell align="right" sx={ownColumn}>
                  By the calendar
                </TableCell>
                <TableCell align="right">In time</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {[...rows, { ...whole, id: 'whole', name: 'Everyone' }].map((row) => (
                <TableRow key={row.id} sx={row.id === 'whole' ? { '& td': { fontWeight: 650, borderBottom: 0 } } : {}}>
                  <TableCell>{row.name}</TableCell>
                  <TableCell align="right">{row.asked === row.answered ? row.answered : `${row.answered} of ${row.asked}`}</TableCell>
                  <TableCell align="right">
                    {minutesText(row.openMinutes)}
                    <Box component="span" sx={underFirst}>
                      {minutesText(row.minutes)}
                    </Box>
                  </TableCell>
                  <TableCell align="right" sx={ownColumn}>
                    {minutesText(row.minutes)}
                  </TableCell>
                  <TableCell align="right">{inTimeShare(row)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollRegion>
      )}
    </Card>
  )
}

const days = 30

const Settings = ({ organisationId }: { readonly organisationId: string }) => {
  const { data, error, refetch } = useQuery(api.inbox.settings.queryOptions({ organisationId }, { staleTime: 0, retry: false }))
  if (error) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return <InboxSettingsForm key={`${organisationId} ${data.revision}`} organisationId={organisationId} stored={data} />
}

/** Response times by staff, and, with permission, the targets and assignment rules. */
export const AnswerTimesPage = () => {
  const { organisationId, field } = useOwner()
  const may = useMay()
  const maySet = may('user.manage')
  const seesAll = may('results.read')
  const { data, error, refetch } = useQuery(
    api.inbox.times.queryOptions({ organisationId, days }, { enabled: organisationId !== '', staleTime: 0, retry: false }),
  )
  return (
    <>
      {may('lead.read') && <BackLink to="/inbox">Inbox</BackLink>}
      <PageHeading
        title="Response times"
        text={`From a customer’s message to the first reply by a person, in the last ${days} days. Automatic messages don’t count.`}
      />
      {field}
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data && (
          <>
            <TimesTable title={seesAll ? 'By person' : 'You and the team'} whole={data.whole} rows={data.users} />
            {seesAll && <TimesTable title="By location" whole={data.whole} rows={data.locations} />}
          </>
        )}
        {maySet && organisationId !== '' && <Settings organisationId={organisationId} />}
      </Box>
    </>
  )
}
