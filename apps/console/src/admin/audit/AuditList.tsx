import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Box, Typography } from '@mui/material'
import { ListBase } from 'react-admin'
import { Ago } from '../parts/Ago'
import { FilterBar } from '../parts/FilterBar'
import { ListBody } from '../parts/ListBody'
import { PageHeading } from '../parts/PageHeading'
import { type Column, RecordTable } from '../parts/RecordTable'
import type { AuditRecord } from '../Records'
import { useOrganisationFilter } from '../useOrganisationFilter'

const columns: readonly Column<AuditRecord>[] = [
  { label: 'What happened', render: ({ summary }) => summary },
  { label: 'Action', from: 'lg', render: ({ action }) => <code>{action}</code> },
  { label: 'Who', render: ({ actorName }) => actorName },
  { label: 'When', sortBy: 'at', align: 'right', width: 150, render: ({ at }) => <Ago at={at} /> },
]

/** Every change anyone made, newest first. Nothing here can be edited or removed. */
export const AuditList = () => (
  <ListBase resource="audit" perPage={50} sort={{ field: 'at', order: 'DESC' }} filter={useOrganisationFilter()}>
    <PageHeading title="Audit" text="Every change, and who made it. Entries can’t be edited or removed." />
    <FilterBar searchLabel="What or who" />
    <ListBody
      emptyTitle="Nothing has happened yet"
      emptyText="Every change in the console leaves an entry here."
      emptyPicture={<HistoryIcon />}
    >
      <RecordTable<AuditRecord>
        label="Audit"
        columns={columns}
        compact={({ summary, actorName, at }) => (
          <Box>
            {summary}
            <Typography variant="body2" color="text.secondary">
              {actorName} · <Ago at={at} />
            </Typography>
          </Box>
        )}
      />
    </ListBody>
  </ListBase>
)
