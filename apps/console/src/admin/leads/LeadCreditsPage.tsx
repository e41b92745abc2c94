import { formatMoment, formatMonth } from '@forecourt/rules/format/formatDate'
import { claimDays, creditReasons } from '@forecourt/rules/leads/credits/leadCredits'
import { countNoun } from '@forecourt/schema/text/countNoun'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Alert,
  Box,
  Button,
  Card,
  Link,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { ScrollRegion } from '../../parts/ScrollRegion'
import { StatusPill } from '../../parts/StatusPill'
import { useOwner } from '../records/useOwner'
import { useMay } from '../useMay'

type Credit = Outputs['leads']['credits']['rows'][number]

/** Months to choose from. */
const monthCount = 12

/** This month and those before, as YYYY-MM, in the browser's time zone. */
const recentMonths = (now: Date): string[] => {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: browserTimeZone() })
    .format(now)
    .split('-')
    .map(Number)
  return Array.from({ length: monthCount }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7))
}

const Person = ({ credit: { name, email, phone, conversationId } }: { readonly credit: Credit }) => (
  <>
    {conversationId === null ? (
      name
    ) : (
      <Link component={LinkBase} to={`/inbox?view=closed&open=${encodeURIComponent(conversationId)}`}>
        {name || 'No name'}
      </Link>
    )}
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {[phone, email].filter(Boolean).join(' · ')}
    </Typography>
  </>
)

const CreditTable = ({ rows, now }: { readonly rows: readonly Credit[]; readonly now: string }) => (
  <Card>
    <ScrollRegion label={{ text: 'Leads to claim back' }}>
      <Table size="small" aria-label="Leads to claim back">
        <TableHead>
          <TableRow>
            <TableCell>Received</TableCell>
            <TableCell>Marketplace</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Car</TableCell>
            <TableCell>Reason</TableCell>
            <TableCell>Evidence</TableCell>
            <TableCell>Claim until</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((credit) => (
            <TableRow key={credit.leadId}>
              <TableCell>{formatMoment(credit.createdAt, credit.timeZone, now)}</TableCell>
              <TableCell>{credit.source}</TableCell>
              <TableCell>
                <Person credit={credit} />
              </TableCell>
              <TableCell>{credit.carName}</TableCell>
              <TableCell>{creditReasons[credit.reason]}</TableCell>
              <TableCell sx={{ minWidth: 220 }}>{credit.evidence}</TableCell>
              <TableCell>
                {credit.claimUntil < now ? (
                  <StatusPill tone="quiet">Too late</StatusPill>
                ) : (
                  formatMoment(credit.claimUntil, credit.timeZone, now)
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  </Card>
)

/** No marketplace is set to charge: where to set it, or who can. */
const NoSources = () =>
  useMay()('user.manage') ? (
    <Alert
      severity="info"
      action={
        <Button color="inherit" component={LinkBase} to="/inbox/times">
          Choose marketplaces
        </Button>
      }
    >
      Choose which marketplaces charge you per lead, under “Marketplaces that charge per lead”.
    </Alert>
  ) : (
    <Alert severity="info">No marketplace is set to charge per lead yet. Ask your manager to choose them under Response times.</Alert>
  )

/** Leads of a month that marketplaces charged for and that can be claimed back, at `#/leads/credits`. */
export const LeadCreditsPage = () => {
  const { organisationId, field } = useOwner()
  const notify = useNotify()
  const queries = useQueryClient()
  const [now] = useState(() => new Date())
  const months = recentMonths(now)
  const [month, setMonth] = useState(months[0] ?? '')
  const input = { organisationId, month }
  const { data, error, refetch } = useQuery(
    api.leads.credits.queryOptions(input, { enabled: organisationId !== '', placeholderData: keepPreviousData, retry: false }),
  )
  const download = async () => {
    try {
      const { fileName, text } = await queries.fetchQuery(api.leads.creditsCsv.queryOptions(input, { staleTime: 0, gcTime: 0 }))
      saveFile(fileName, 'text/csv', text)
    } catch (problem) {
      notify(callError(problem).message, { type: 'error' })
    }
  }
  const rows = data?.rows ?? []
  return (
    <>
      <PageHeading
        title="Lead credits"
        text={`Duplicates, spam and wrong numbers that a marketplace charged you for. carsales accepts claims for ${claimDays} days.`}
        actions={
          <Button variant="contained" startIcon={<DownloadIcon />} disabled={rows.length === 0} onClick={() => void download()}>
            Download for the claim
          </Button>
        }
      />
      {field}
      <TextField select label="Month" value={month} onChange={(event) => setMonth(event.target.value)} sx={{ mb: 2, minWidth: 200 }}>
        {months.map((each) => (
          <MenuItem key={each} value={each}>
            {formatMonth(`${each}-01`)}
          </MenuItem>
        ))}
      </TextField>
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.sources.length === 0 ? (
            <NoSources />
          ) : (
            <Typography color="text.secondary">
              {countNoun(data.charged, 'lead')} from {new Intl.ListFormat('en-AU').format(data.sources)}, {rows.length} to claim back.
              Record “Wrong number” when you log a call, and mark spam in the inbox, so that they appear here.
            </Typography>
          )}
          {rows.length > 0 && <CreditTable rows={rows} now={now.toISOString()} />}
        </Box>
      )}
    </>
  )
}
