import AddIcon from '@mui/icons-material/AddRounded'
import FeedIcon from '@mui/icons-material/MoveToInboxOutlined'
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { FeedRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { feedHealth, isImported, runText, scheduleText, sourceText, unpricedCars, unpricedText } from './feedText'
import { answersAddress } from './runAddress'

const Name = ({ feed }: { feed: FeedRecord }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{feed.name}</Box>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {feed.dealershipName} · {sourceText(feed)}
    </Typography>
  </Box>
)

const LastRun = ({ feed: { id, lastRun, failures, message } }: { feed: FeedRecord }) => {
  if (failures > 0 && message !== null) return <Box sx={{ overflowWrap: 'anywhere' }}>{message}</Box>
  if (!lastRun) return <>None yet</>
  return (
    <Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{runText(lastRun)}</Box>
      {isImported(lastRun) && unpricedCars(lastRun) > 0 && (
        <Box component={LinkBase} to={answersAddress(id, lastRun.id)} sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
          {unpricedText(unpricedCars(lastRun))}
        </Box>
      )}
      <Typography variant="body2" color="text.secondary">
        <Ago at={lastRun.startedAt} />
      </Typography>
    </Box>
  )
}

const NextRun = ({ feed }: { feed: FeedRecord }) => (
  <Box>
    <Box>{scheduleText(feed)}</Box>
    {feed.nextRunAt && !feed.paused && (
      <Typography variant="body2" color="text.secondary">
        Next <Ago at={feed.nextRunAt} />
      </Typography>
    )}
  </Box>
)

const Health = ({ feed }: { feed: FeedRecord }) => {
  const { tone, text } = feedHealth(feed)
  return <StatusPill tone={tone}>{text}</StatusPill>
}

const columns: readonly Column<FeedRecord>[] = [
  { label: 'Feed', sortBy: 'name', render: (feed) => <Name feed={feed} /> },
  { label: 'Cars', align: 'right', from: 'lg', render: ({ cars }) => cars.toLocaleString('en-AU') },
  { label: 'Last file', render: (feed) => <LastRun feed={feed} /> },
  { label: 'Schedule', from: 'lg', render: (feed) => <NextRun feed={feed} /> },
  { label: 'Health', render: (feed) => <Health feed={feed} /> },
]

const Feeds = () => {
  const { total } = useListContext<FeedRecord>()
  const mayEdit = useMay()('stock.edit')
  const addButton = mayEdit ? (
    <Button component={LinkBase} to="/feeds/create" variant="contained" startIcon={<AddIcon />}>
      Add feed
    </Button>
  ) : null
  return (
    <>
      <PageHeading
        title="Imports"
        text={total ? `${total} ${total === 1 ? 'feed brings' : 'feeds bring'} cars in` : ''}
        actions={addButton}
      />
      <ListBody
        emptyTitle="No feeds yet"
        emptyGuide="import-cars-from-a-file"
        emptyText="Upload a stock file, or let your system send one. Choose Add feed, then how your cars come in. You review the first file before anything is imported."
        emptyPicture={<FeedIcon />}
      >
        <RecordTable<FeedRecord>
          label="Feeds"
          columns={columns}
          linkTo={({ id }) => `/feeds/${id}`}
          compact={(feed) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Name feed={feed} />
              <Box>
                <Health feed={feed} />
              </Box>
              <Typography variant="body2" component="div">
                <LastRun feed={feed} />
              </Typography>
              <Typography variant="body2" component="div" color="text.secondary">
                <NextRun feed={feed} />
              </Typography>
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** Stock feeds of the dealers, with their health. */
export const FeedList = () => (
  <ListBase
    resource="feeds"
    perPage={25}
    sort={{ field: 'name', order: 'ASC' }}
    filter={useOrganisationFilter()}
    queryOptions={{ refetchInterval: 15_000 }}
  >
    <Feeds />
  </ListBase>
)
