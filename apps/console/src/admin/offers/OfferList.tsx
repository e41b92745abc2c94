import { formatDate } from '@forecourt/rules/format/formatDate'
import { offerState } from '@forecourt/rules/offers/offerState'
import AddIcon from '@mui/icons-material/AddRounded'
import DownIcon from '@mui/icons-material/ArrowDownwardRounded'
import UpIcon from '@mui/icons-material/ArrowUpwardRounded'
import OfferIcon from '@mui/icons-material/LocalOfferOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { LinkBase, ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { OfferRecord } from '../../client/Records'
import { FilterBar } from '../../parts/FilterBar'
import { ListBody } from '../../parts/ListBody'
import { localDay } from '../../parts/localDay'
import { PageHeading } from '../../parts/PageHeading'
import { pictureAddress } from '../../parts/pictures/pictureAddress'
import { type Column, RecordTable } from '../../parts/RecordTable'
import { StatusPill } from '../../parts/StatusPill'
import { useOrganisationFilter } from '../useOrganisationFilter'
import { offerCategories } from './offerCategories'

const states = {
  running: { tone: 'good', text: 'Running' },
  upcoming: { tone: 'waiting', text: 'To come' },
  ended: { tone: 'quiet', text: 'Ended' },
} as const

const selects = [
  { source: 'state', label: 'State', choices: Object.entries(states).map(([value, { text }]) => ({ value, label: text })) },
  { source: 'category', label: 'About', choices: Object.entries(offerCategories).map(([value, { label }]) => ({ value, label })) },
] as const

const period = ({ startsOn, endsOn }: OfferRecord) => {
  if (startsOn === null) return endsOn === null ? 'Always' : `Until ${formatDate(endsOn)}`
  return endsOn === null ? `From ${formatDate(startsOn)}` : `${formatDate(startsOn)} – ${formatDate(endsOn)}`
}

const State = ({ offer }: { offer: OfferRecord }) => {
  const { tone, text } = states[offerState(offer, localDay())]
  return offer.sites.length === 0 ? <StatusPill tone="bad">On no site</StatusPill> : <StatusPill tone={tone}>{text}</StatusPill>
}

const Name = ({ offer }: { offer: OfferRecord }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
    {offer.imageKey ? (
      <Box
        component="img"
        src={pictureAddress(offer.imageKey, 320)}
        alt=""
        sx={{ width: 60, height: 40, objectFit: 'cover', borderRadius: '6px', flexShrink: 0 }}
      />
    ) : (
      <Box
        sx={{ width: 60, height: 40, borderRadius: '6px', bgcolor: 'action.hover', display: 'grid', placeItems: 'center', flexShrink: 0 }}
      >
        <OfferIcon fontSize="small" color="disabled" />
      </Box>
    )}
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{offer.name}</Box>
      <Typography variant="body2" color="text.secondary">
        {[offerCategories[offer.category].label, offer.manufacturer, offer.modelName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Box>
)

/** Moves an offer by one place; the order is that of the sites. */
const Place = ({ offer }: { offer: OfferRecord }) => {
  const { data = [] } = useListContext<OfferRecord>()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate: order, isPending } = useMutation(
    api.offers.order.mutationOptions({
      onSuccess: () => refresh(),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const ids = data.map(({ id }) => id)
  const at = ids.indexOf(offer.id)
  const move = (by: -1 | 1) => {
    const moved = ids.with(at, ids[at + by] ?? offer.id).with(at + by, offer.id)
    order({ organisationId: offer.organisationId, ids: moved })
  }
  const button = (by: -1 | 1, words: string, Icon: typeof UpIcon) => (
    <IconButton
      size="small"
      aria-label={`Move ${offer.name} ${words}`}
      disabled={isPending || ids[at + by] === undefined}
      onClick={(event) => {
        event.stopPropagation()
        move(by)
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {button(-1, 'up', UpIcon)}
      {button(1, 'down', DownIcon)}
    </Box>
  )
}

const columns: readonly Column<OfferRecord>[] = [
  { label: 'Offer', sortBy: 'name', render: (offer) => <Name offer={offer} /> },
  { label: 'Runs', sortBy: 'endsOn', from: 'lg', render: period },
  {
    label: 'Sites',
    from: 'lg',
    render: ({ sites }) => (sites.length > 2 ? `${sites.length} sites` : sites.map(({ name }) => name).join(', ')),
  },
  { label: 'State', render: (offer) => <State offer={offer} /> },
]
const place: Column<OfferRecord> = { label: 'Order', sortBy: 'position', align: 'right', render: (offer) => <Place offer={offer} /> }

const addButton = (
  <Button component={LinkBase} to="/offers/create" variant="contained" startIcon={<AddIcon />}>
    Add offer
  </Button>
)

const Offers = () => {
  const { total, data = [], sort, filterValues } = useListContext<OfferRecord>()
  // An order is that of one business, and of all of it.
  const isOrdered =
    sort.field === 'position' &&
    sort.order === 'ASC' &&
    Object.keys(filterValues).length === 0 &&
    new Set(data.map(({ organisationId }) => organisationId)).size === 1 &&
    data.length === total
  return (
    <>
      <PageHeading
        title="Offers"
        text={total === undefined ? '' : `${total} ${total === 1 ? 'offer' : 'offers'}, in the order the sites show them`}
        actions={addButton}
      />
      <FilterBar searchLabel="Name, words or model" selects={selects} />
      <ListBody
        emptyTitle="No offers yet"
        emptyText="Add what you offer: it stands on the offers page, in menus and blocks, and goes by itself on its last day."
        emptyPicture={<OfferIcon />}
      >
        <RecordTable<OfferRecord>
          label="Offers"
          columns={isOrdered ? [...columns, place] : columns}
          linkTo={({ id }) => `/offers/${id}`}
          compact={(offer) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Name offer={offer} />
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <State offer={offer} />
                <Typography variant="body2" color="text.secondary">
                  {period(offer)}
                </Typography>
              </Box>
            </Box>
          )}
        />
      </ListBody>
    </>
  )
}

/** What the dealers offer. */
export const OfferList = () => (
  <ListBase
    resource="offers"
    perPage={100}
    sort={{ field: 'position', order: 'ASC' }}
    filter={{ ...useOrganisationFilter(), today: localDay() }}
  >
    <Offers />
  </ListBase>
)
