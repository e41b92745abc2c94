import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import PrizeIcon from '@mui/icons-material/EmojiEventsOutlined'
import LeadsIcon from '@mui/icons-material/ForumOutlined'
import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import WarningIcon from '@mui/icons-material/ReportOutlined'
import { Box, Button, Menu, MenuItem, Tooltip, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, ListBase, useGetList, useListContext, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LeadRecord, SiteRecord } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { AddEnquiryButton } from '../inbox/AddEnquiryButton'
import { usePageLabel } from '../layout/usePageLabel'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { formName, leadAbout, leadStatuses } from './leadStatus'
import { UndeliveredMessages, UnfinishedForms } from './UndeliveredMessages'

const uncached = { staleTime: 0, gcTime: 0, retry: false } as const
const formats = { csv: 'For a spreadsheet (CSV)', adf: 'For a CRM (ADF)' } as const
type Format = keyof typeof formats

/** Exports the listed leads as CSV or ADF. */
const ExportLeads = () => {
  const { data = [] } = useListContext<LeadRecord>()
  const notify = useNotify()
  const queries = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      const input = { ids: data.slice(0, 100).map(({ id }) => id) }
      if (format === 'csv') return { ...(await queries.fetchQuery(api.leads.exportCsv.queryOptions(input, uncached))), type: 'text/csv' }
      return { ...(await queries.fetchQuery(api.leads.exportAdf.queryOptions(input, uncached))), type: 'application/x-adf+xml' }
    },
    onSuccess: ({ fileName, type, text }) => saveFile(fileName, type, text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        disabled={isPending || data.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null)
              mutate(format)
            }}
          >
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const statusFilter = {
  source: 'status',
  label: 'Status',
  choices: Object.entries(leadStatuses).map(([value, { text }]) => ({ value, label: text })),
} as const
const formFilter = {
  source: 'form',
  label: 'Kind',
  choices: Object.entries(leadForms).map(([value, { name }]) => ({ value, label: name })),
} as const
const dateFilters = [
  { source: 'from', label: 'From' },
  { source: 'to', label: 'To' },
] as const

const Person = ({ lead }: { lead: LeadRecord }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere', fontWeight: lead.status === 'new' ? 680 : 520 }}>
      {personName(lead)}
      {lead.suspicious && (
        <Tooltip title="Looks like spam. Kept in case it isn’t.">
          <WarningIcon sx={{ fontSize: 17, color: 'warning.main' }} titleAccess="Looks like spam" />
        </Tooltip>
      )}
    </Box>
    <Typography variant="body2" color="text.secondary" noWrap>
      {formatPhone(lead.phone) || lead.email}
    </Typography>
  </Box>
)

const columns: readonly Column<LeadRecord>[] = [
  { label: 'Who', sortBy: 'name', render: (lead) => <Person lead={lead} /> },
  {
    label: 'About',
    render: (lead) => (
      <>
        <Box>{leadAbout(lead) ?? 'No particular car'}</Box>
        <Typography variant="body2" color="text.secondary">
          {formName(lead.form)}
        </Typography>
      </>
    ),
  },
  { label: 'Category', from: 'xl', render: (lead) => [lead.category, lead.subcategory].filter(Boolean).join(' · ') },
  { label: 'Site', from: 'lg', render: (lead) => lead.siteName },
  {
    label: 'Status',
    sortBy: 'status',
    render: (lead) => <StatusPill tone={leadStatuses[lead.status].tone}>{leadStatuses[lead.status].text}</StatusPill>,
  },
  { label: 'Received', sortBy: 'createdAt', align: 'right', render: (lead) => <Ago at={lead.createdAt} /> },
]

const Compact = ({ lead }: { lead: LeadRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Person lead={lead} />
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <StatusPill tone={leadStatuses[lead.status].tone}>{leadStatuses[lead.status].text}</StatusPill>
        <Typography variant="caption" component="div" color="text.secondary" sx={{ mt: 0.5 }}>
          <Ago at={lead.createdAt} />
        </Typography>
      </Box>
    </Box>
    <Typography variant="body2">{[formName(lead.form), leadAbout(lead)].filter(Boolean).join(' · ')}</Typography>
  </Box>
)

const Leads = () => {
  const { total } = useListContext<LeadRecord>()
  const filter = useOrganisationFilter()
  const may = useMay()
  const title = usePageLabel('/leads', 'Leads')
  const { data: sites = [] } = useGetList<SiteRecord>(
    'sites',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter },
    { enabled: may('site.read') },
  )
  const site = { source: 'siteId', label: 'Site', choices: sites.map(({ id, name }) => ({ value: id, label: name })) }
  return (
    <>
      <PageHeading
        title={title}
        text={total === undefined ? '' : `${total.toLocaleString('en-AU')} ${total === 1 ? 'lead' : 'leads'}`}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <AddEnquiryButton />
            <ExportLeads />
            <Button component={LinkBase} to="/prizes" variant="outlined" color="inherit" startIcon={<PrizeIcon />}>
              Competition entries
            </Button>
            {may('lead.deliver') && (
              <Button component={LinkBase} to="/leads/destinations" variant="outlined" startIcon={<SendIcon />}>
                CRM and lead delivery
              </Button>
            )}
          </Box>
        }
      />
      <UndeliveredMessages />
      <UnfinishedForms />
      <FilterBar
        searchLabel="Name, email, phone, car or stock number"
        selects={[statusFilter, formFilter, ...(sites.length > 1 ? [site] : [])]}
        dates={dateFilters}
      />
      <ListBody
        emptyTitle="No leads yet"
        emptyText="Enquiries from your sites appear here. Send yourself a test enquiry from your own site."
        emptyPicture={<LeadsIcon />}
        emptyGuide="answer-a-new-enquiry"
      >
        <RecordTable<LeadRecord>
          label="Leads"
          columns={columns}
          compact={(lead) => <Compact lead={lead} />}
          linkTo={({ id }) => `/leads/${id}/show`}
        />
      </ListBody>
    </>
  )
}

/** Polls for new leads; stops while the tab is hidden. */
const polling = { refetchInterval: 5_000, refetchIntervalInBackground: false } as const

/** Leads, newest first. */
export const LeadList = () => (
  <ListBase
    resource="leads"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filter={useOrganisationFilter()}
    queryOptions={polling}
  >
    <Leads />
  </ListBase>
)
