import type { OwnedOffer as StoredOffer } from '@forecourt/data/offers/OwnedOffer'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { formatDayTime } from '@forecourt/rules/format/formatDate'
import { offeredTypes } from '@forecourt/rules/offers/carsOfOfferText'
import { comesDownText, goesLiveText, offerState } from '@forecourt/rules/offers/offerPeriod'
import { namesRate, type OfferValues } from '@forecourt/rules/offers/offerProblems'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import DownIcon from '@mui/icons-material/ArrowDownwardRounded'
import UpIcon from '@mui/icons-material/ArrowUpwardRounded'
import OfferIcon from '@mui/icons-material/LocalOfferOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { StockFilter } from '../../client/Records'
import type { AnyRecord } from '../../client/recordApi'
import type { Column } from '../../parts/lists/RecordTable'
import { sizedPictureAddress } from '../../parts/pictures/sizedPictureAddress'
import { StatusPill } from '../../parts/StatusPill'
import { SitePreview, usePreviewSite } from '../records/preview/SitePreview'
import type { AsideProps, RecordView } from '../records/RecordView'
import { useDebouncedValue } from '../records/useDebouncedValue'
import { OfferCars } from './OfferCars'
import { OfferFigures } from './OfferFigures'
import { OfferPreviewLink } from './OfferPreviewLink'

/** Live preview of the offer's page on a site, with unsaved values. */
const OfferPreview = ({ values, choices: { site: sites = [] }, sitePath }: AsideProps) => {
  const entered = useDebouncedValue(JSON.stringify(values))
  const offer = JSON.parse(entered) as OfferValues
  const previewSite = usePreviewSite(sites, offer.excludedSiteIds)
  const { data, error } = useQuery(
    api.offers.preview.queryOptions(
      { siteId: previewSite.site?.id ?? '', offer },
      { enabled: previewSite.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <SitePreview previewSite={previewSite} noun="offer" sitePath={sitePath} preview={data} error={error} />
}

const picturedCars = (values: AnyValues): StockFilter => {
  const { category, manufacturer, modelName } = values as unknown as OfferValues
  return {
    carType: [...offeredTypes(category)],
    ...(manufacturer && { make: [manufacturer] }),
    ...(modelName && { model: [modelName] }),
  }
}

const categories = offerFields.category.choices

type OwnedOffer = StoredOffer & AnyRecord

const states = {
  running: { tone: 'good', text: 'Live' },
  upcoming: { tone: 'waiting', text: 'Scheduled' },
  ended: { tone: 'quiet', text: 'Ended' },
} as const

const selects = [
  { source: 'state', label: 'Status', choices: Object.entries(states).map(([value, { text }]) => ({ value, label: text })) },
  { source: 'category', label: 'About', choices: Object.entries(categories).map(([value, label]) => ({ value, label })) },
] as const

/** When the offer goes live and comes down, to the minute if it has times. */
const period = (offer: OwnedOffer) => {
  const [from, until] = [goesLiveText(offer), comesDownText(offer)]
  if (from === null) return until === null ? 'Always' : `Until ${until}`
  return until === null ? `From ${from}` : `${from} – ${until}`
}

/** Sites that show the offer while it runs: a site of one make hides offers of other makes (OFR-05). */
const showingSites = ({ sites }: OwnedOffer) => sites.filter(({ otherMake }) => otherMake === null)

const currentState = (offer: OwnedOffer) => offerState(offer, new Date().toISOString(), offer.timeZones)

const State = ({ offer }: { offer: OwnedOffer }) => {
  const { tone, text } = states[currentState(offer)]
  return showingSites(offer).length === 0 ? <StatusPill tone="bad">On no site</StatusPill> : <StatusPill tone={tone}>{text}</StatusPill>
}

/** The preview of a scheduled offer on the first site that will show it. */
const ScheduledPreview = ({ offer }: { offer: OwnedOffer }) => {
  const [site] = showingSites(offer)
  return site && currentState(offer) === 'upcoming' ? <OfferPreviewLink offer={offer} site={site} /> : null
}

const Actions = ({ row }: { row: OwnedOffer }) => (
  <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' } }}>
    <ScheduledPreview offer={row} />
    <OfferFigures row={row} />
  </Box>
)

const Name = ({ offer }: { offer: OwnedOffer }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
    {offer.imageKey ? (
      <Box
        component="img"
        src={sizedPictureAddress(offer.imageKey, 320)}
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
        {[categories[offer.category], offer.manufacturer, offer.modelName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Box>
)

/** Moves an offer by one position. The order also applies on the sites. */
const OrderButtons = ({ offer }: { offer: OwnedOffer }) => {
  const { data = [] } = useListContext<OwnedOffer>()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate: order, isPending } = useMutation(
    api.offers.order.mutationOptions({
      onSuccess: () => refresh(),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const ids = data.map(({ id }) => id)
  const index = ids.indexOf(offer.id)
  const move = (by: -1 | 1) => {
    const moved = ids.with(index, ids[index + by] ?? offer.id).with(index + by, offer.id)
    order({ organisationId: offer.organisationId, ids: moved })
  }
  const button = (by: -1 | 1, label: string, Icon: typeof UpIcon) => (
    <IconButton
      size="small"
      aria-label={`Move ${offer.name} ${label}`}
      disabled={isPending || ids[index + by] === undefined}
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

const columns: readonly Column<OwnedOffer>[] = [
  { label: 'Offer', sortBy: 'name', render: (offer) => <Name offer={offer} /> },
  { label: 'Goes live – comes down', sortBy: 'startsOn', from: 'lg', render: period },
  {
    label: 'Sites',
    from: 'lg',
    render: (offer) => {
      const sites = showingSites(offer)
      return sites.length > 2 ? `${sites.length} sites` : sites.map(({ name }) => name).join(', ')
    },
  },
  {
    label: 'Status',
    render: (offer) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <State offer={offer} />
        <ScheduledPreview offer={offer} />
      </Box>
    ),
  },
]
const orderColumn: Column<OwnedOffer> = {
  label: 'Order',
  sortBy: 'position',
  align: 'right',
  render: (offer) => <OrderButtons offer={offer} />,
}

/** Offers can only be ordered if the list shows all offers of one organisation. */
const useOrderColumn = () => {
  const { total, data = [], sort, filterValues } = useListContext<OwnedOffer>()
  const isOrdered =
    sort.field === 'position' &&
    sort.order === 'ASC' &&
    Object.keys(filterValues).length === 0 &&
    new Set(data.map(({ organisationId }) => organisationId)).size === 1 &&
    data.length === total
  return isOrdered ? [orderColumn] : []
}

const savedText = (offer: OwnedOffer) => {
  if (showingSites(offer).length === 0) return 'No site shows it.'
  return {
    running: 'The sites show it straight away.',
    upcoming: `It goes live automatically on ${goesLiveText(offer)}.`,
    ended: `It came down on ${comesDownText(offer)}, so no site shows it.`,
  }[currentState(offer)]
}

/** Heading above the form: the sites that show the offer, and the sites of another make, which don't. */
const headingText = (offer: OwnedOffer) => {
  const sites = showingSites(offer)
  const names = sites.length > 3 ? `${sites.length} sites` : sites.map(({ name }) => name).join(', ')
  const others = offer.sites.flatMap(({ name, otherMake }) => (otherMake === null ? [] : [`${name} only shows offers for ${otherMake}`]))
  const until = offer.endsOn === null ? '' : `, comes down on ${comesDownText(offer)}`
  const when = {
    running: `Live on ${names}${until}`,
    upcoming: `Scheduled: goes live on ${names} on ${goesLiveText(offer)}${until}`,
    ended: `Came down on ${comesDownText(offer)}`,
  }
  return [sites.length === 0 ? 'On no site' : when[currentState(offer)], ...others.slice(0, 3)].join('. ')
}

const rateAbout = (values: object, country: Country) => {
  const { offerWithRate, offerWithoutRate } = countryTerms(country).credit
  return namesRate(values as Offer) ? offerWithRate : offerWithoutRate
}

/** Text on the effect of the entered days and times. */
const periodAbout = ({ startsOn, startTime, endsOn, endTime }: AnyValues) => {
  const text = (day: unknown, time: unknown) => formatDayTime(String(day), time ? String(time) : null)
  const from = startsOn ? `It goes live by itself on ${text(startsOn, startTime)}` : 'It goes live as soon as you save it'
  const until = endsOn
    ? `comes down by itself on ${text(endsOn, endTime)}${endTime ? '' : ', at the end of the day'}`
    : 'stays until you remove it'
  return `${from} and ${until}, in each site’s time zone.`
}

/** Offers of the dealers (ENT-11). */
export const offerView: RecordView<OwnedOffer> = {
  resource: 'offers',
  forecast: 'offers',
  noun: 'offer',
  title: 'Offers',
  Icon: OfferIcon,
  fields: offerFields,
  formatName: ({ name }) => name,
  heading: (offer) => ({ title: offer.name, text: headingText(offer) }),
  sitePath: (offer, config) => (currentState(offer) === 'running' && showingSites(offer).length > 0 ? offerHref(config, offer) : null),
  newRecordText:
    'Shoppers see it as soon as you add it, or from the day and time it goes live. It comes before your other offers: to move it down, use the arrows in the list.',
  savedText,
  picturedCars,
  readOnlyReason: ({ sharedWith }) =>
    sharedWith.length === 0 ? undefined : `This offer is also on ${sharedWith.join(' and ')}, which you don’t manage.`,
  sections: [
    { title: 'Offer details', fields: ['name', 'description', 'category', 'manufacturer', 'modelName'] },
    {
      title: 'Cars and buyers',
      description: 'In addition to the type of car, make and model above.',
      fields: ['onCars', 'fuels', 'priceFromCents', 'priceToCents', 'yearFrom', 'locationIds', 'buyer'],
      Note: OfferCars,
    },
    {
      title: 'When sites show it',
      description: periodAbout,
      fields: ['startsOn', 'startTime', 'endsOn', 'endTime'],
    },
    { title: 'Rate and small print', description: rateAbout, fields: ['comparisonRate', 'rateExample', 'disclaimer'] },
    {
      title: 'Loan terms',
      description: 'For an offer with a rate. With them, weekly figures on the offer’s cars and its example repayment are at its rate.',
      fields: ['interestRate', 'termYears', 'depositPercent', 'balloonPercent', 'establishmentCents', 'monthlyFeeCents'],
    },
    { title: 'Picture', description: 'Without a picture, the card shows a plain sign in the site’s colours.', fields: ['imageKey'] },
    { title: 'Sites that show it', fields: ['excludedSiteIds'], isShown: ({ site = [] }) => site.length > 1 },
  ],
  Aside: OfferPreview,
  Actions,
  list: {
    countNouns: ['offer', 'offers', 'in the order the sites show them'],
    searchLabel: 'Name, text or model',
    selects,
    sort: { field: 'position', order: 'ASC' },
    perPage: 100,
    empty: {
      title: 'No offers yet',
      guide: 'add-an-offer',
      text: 'Add your offers. Each appears on the offers page, in menus and blocks, and comes down by itself after its last day.',
    },
    columns,
    useMoreColumns: useOrderColumn,
    compact: (offer) => (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Name offer={offer} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <State offer={offer} />
          <Typography variant="body2" color="text.secondary">
            {period(offer)}
          </Typography>
        </Box>
        <ScheduledPreview offer={offer} />
      </Box>
    ),
  },
}
