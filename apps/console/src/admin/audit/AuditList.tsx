import DownloadIcon from '@mui/icons-material/DownloadRounded'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ListBase, useGetList, useListContext, useNotify, useStore } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { AuditRecord, SiteRecord } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { auditAreaName, auditAreas } from './auditAreas'
import { auditSentence } from './auditSentence'

/** Downloads the filtered list as a CSV file. */
const ExportAudit = () => {
  const { filterValues } = useListContext()
  const organisation = useOrganisationFilter()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery(
        api.audit.exportCsv.queryOptions({ filter: { ...filterValues, ...organisation } }, { staleTime: 0, gcTime: 0, retry: false }),
      ),
    onSuccess: ({ fileName, text, rows, total }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', text)
      if (rows < total)
        notify(
          `The file has the latest ${rows.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} entries. Narrow the dates to export the others.`,
          { type: 'info' },
        )
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Exporting …' : 'Export CSV'}
    </Button>
  )
}

const auditColumns = (siteName: (row: AuditRecord) => string | null): readonly Column<AuditRecord>[] => [
  { label: 'What happened', render: auditSentence },
  { label: 'Site', from: 'lg', render: (row) => siteName(row) ?? '—' },
  { label: 'Area', from: 'lg', render: ({ action }) => auditAreaName(action) },
  { label: 'Who', width: 150, render: ({ actorName }) => actorName },
  { label: 'When', sortBy: 'at', align: 'right', width: 150, render: ({ at }) => <Ago at={at} /> },
]
const areas = { source: 'area', label: 'Area', choices: auditAreas } as const
const dates = [
  { source: 'from', label: 'From' },
  { source: 'to', label: 'To' },
] as const

interface EntriesProps {
  readonly areDraftSavesShown: boolean
  readonly onShowDraftSaves: (areShown: boolean) => void
}

const Entries = ({ areDraftSavesShown, onShowDraftSaves }: EntriesProps) => {
  const may = useMay()
  const { data: sites = [] } = useGetList<SiteRecord>(
    'sites',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' }, filter: useOrganisationFilter() },
    { enabled: may('site.read') },
  )
  const names = new Map(sites.map(({ id, name }) => [id, name]))
  const siteName = ({ siteId }: AuditRecord) => (siteId === null ? null : (names.get(siteId) ?? null))
  const site = { source: 'siteId', label: 'Site', choices: sites.map(({ id, name }) => ({ value: id, label: name })) }
  return (
    <>
      <PageHeading title="History" text="Every change and who made it. Entries can’t be edited or removed." actions={<ExportAudit />} />
      <FilterBar searchLabel="Action or person" selects={[areas, site]} dates={dates} />
      <FormControlLabel
        label="Show every draft save"
        control={<Switch size="small" checked={areDraftSavesShown} onChange={(event) => onShowDraftSaves(event.target.checked)} />}
        sx={{ mb: 1.5 }}
      />
      <ListBody emptyTitle="No entries yet" emptyText="Every change made in the console is listed here." emptyPicture={<HistoryIcon />}>
        <RecordTable<AuditRecord>
          label="Audit"
          columns={auditColumns(siteName)}
          linkTo={({ id }) => `/audit/${id}/show`}
          compact={(row) => (
            <Box>
              {auditSentence(row)}
              <Typography variant="body2" color="text.secondary">
                {siteName(row) !== null && `${siteName(row)} · `}
                {row.actorName} · <Ago at={row.at} />
              </Typography>
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** The audit log, newest first. Draft saves are hidden by default. Read-only. */
export const AuditList = () => {
  const [areDraftSavesShown, showDraftSaves] = useStore('audit.draftSaves', false)
  const filter = useOrganisationFilter()
  return (
    <ListBase
      resource="audit"
      perPage={50}
      sort={{ field: 'at', order: 'DESC' }}
      filter={areDraftSavesShown ? filter : { ...filter, drafts: 'hidden' }}
    >
      <Entries areDraftSavesShown={areDraftSavesShown} onShowDraftSaves={showDraftSaves} />
    </ListBase>
  )
}
