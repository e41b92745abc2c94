import DownloadIcon from '@mui/icons-material/DownloadRounded'
import PrizeIcon from '@mui/icons-material/EmojiEventsOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ListBase, useListContext, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { EntryRecord } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useOrganisation, useOrganisationFilter } from '../useOrganisation'

const wonFilter = {
  source: 'won',
  label: 'Won',
  choices: [
    { value: 'true', label: 'A prize' },
    { value: 'false', label: 'No prize' },
  ],
} as const

const Person = ({ entry }: { readonly entry: EntryRecord }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{entry.name || 'Account erased'}</Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {[entry.person, entry.proved && 'signed in'].filter(Boolean).join(' · ')}
    </Typography>
  </Box>
)

/** A prize with the code that the winner presents. */
const Prize = ({ entry: { won: prize } }: { readonly entry: EntryRecord }) =>
  prize ? (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      <StatusPill tone="good">{prize.prize}</StatusPill>
      <Typography variant="body2" color="text.secondary">
        Code {prize.code}
      </Typography>
    </Box>
  ) : (
    <Typography variant="body2" color="text.secondary">
      No prize
    </Typography>
  )

const columns: readonly Column<EntryRecord>[] = [
  { label: 'Who', render: (entry) => <Person entry={entry} /> },
  { label: 'Won', render: (entry) => <Prize entry={entry} /> },
  { label: 'Site', from: 'lg', render: ({ siteName }) => siteName },
  { label: 'Entered', sortBy: 'enteredAt', align: 'right', render: ({ enteredAt }) => <Ago at={enteredAt} /> },
]

const Compact = ({ entry }: { readonly entry: EntryRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Person entry={entry} />
    <Prize entry={entry} />
    <Typography variant="body2">
      {entry.siteName} · <Ago at={entry.enteredAt} />
    </Typography>
  </Box>
)

const Entries = () => {
  const { total } = useListContext<EntryRecord>()
  const [organisationId] = useOrganisation()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery(api.prizes.exportCsv.queryOptions({ organisationId }, { staleTime: 0, gcTime: 0, retry: false })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <>
      <PageHeading
        title="Competition entries"
        text={total ? `${total.toLocaleString('en-AU')} ${total === 1 ? 'person' : 'people'} entered` : 'Entries in your prize draws'}
        actions={
          <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isPending} onClick={() => mutate()}>
            Export CSV
          </Button>
        }
      />
      <FilterBar searchLabel="Name, email, prize or code" selects={[wonFilter]} />
      <ListBody
        emptyTitle="No entries yet"
        emptyText="Entries in the prize draws on your sites appear here, with the prize and the code to show at the counter."
        emptyPicture={<PrizeIcon />}
      >
        <RecordTable<EntryRecord> label="Competition entries" columns={columns} compact={(entry) => <Compact entry={entry} />} />
      </ListBody>
    </>
  )
}

/** Entries in prize draws, newest first. */
export const PrizeEntryList = () => (
  <ListBase resource="prizes" perPage={25} sort={{ field: 'enteredAt', order: 'DESC' }} filter={useOrganisationFilter()}>
    <Entries />
  </ListBase>
)
