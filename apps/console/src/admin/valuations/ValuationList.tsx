import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { noFigureReasons } from '@forecourt/rules/valuations/noFigureReason'
import { offerText } from '@forecourt/rules/valuations/tradeInText'
import { type ValuationState, vehicleName } from '@forecourt/rules/valuations/Valuation'
import ValuationIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import RulesIcon from '@mui/icons-material/TuneRounded'
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { ValuationRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { formatCount } from '../../parts/formatCount'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { type PillTone, StatusPill } from '../../parts/StatusPill'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'

/** States of a valuation, with text and pill colour. */
export const valuationStateNames: { readonly [State in ValuationState]: { readonly text: string; readonly tone: PillTone } } = {
  asked: { text: 'Call required', tone: 'waiting' },
  valued: { text: 'Offered', tone: 'info' },
  accepted: { text: 'Accepted', tone: 'good' },
  expired: { text: 'Expired', tone: 'quiet' },
  appraised: { text: 'Appraised', tone: 'good' },
}

/** The offer, or why there is no figure. */
export const figureText = (valuation: ValuationRecord): string =>
  offerText(valuation) ?? (valuation.reason ? noFigureReasons[valuation.reason] : 'No valuation yet.')

const stateFilter = {
  source: 'state',
  label: 'Status',
  choices: Object.entries(valuationStateNames).map(([value, { text }]) => ({ value, label: text })),
} as const

const ValuationPill = ({ valuation }: { readonly valuation: ValuationRecord }) => {
  const { text, tone } = valuationStateNames[valuation.state]
  return <StatusPill tone={tone}>{text}</StatusPill>
}

const Vehicle = ({ valuation }: { readonly valuation: ValuationRecord }) => {
  const { vehicle, km, photos } = valuation
  const facts = [
    vehicle.plate ?? vehicle.vin,
    km === null ? null : formatOdometer(km),
    photos.length > 0 ? `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}` : null,
  ]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{vehicleName(vehicle)}</Box>
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

const columns: readonly Column<ValuationRecord>[] = [
  { label: 'Vehicle', render: (valuation) => <Vehicle valuation={valuation} /> },
  { label: 'Name', render: ({ lead }) => lead?.name ?? '' },
  { label: 'For', from: 'xl', render: ({ car }) => car?.name ?? '' },
  { label: 'Site', from: 'lg', render: ({ siteName }) => siteName },
  { label: 'Value', align: 'right', render: (valuation) => offerText(valuation) ?? '–' },
  { label: 'Status', render: (valuation) => <ValuationPill valuation={valuation} /> },
  { label: 'Received', sortBy: 'sentAt', align: 'right', render: ({ sentAt }) => <Ago at={sentAt} /> },
]

const Compact = ({ valuation }: { readonly valuation: ValuationRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Vehicle valuation={valuation} />
      <Box sx={{ flexShrink: 0 }}>
        <ValuationPill valuation={valuation} />
      </Box>
    </Box>
    <Typography variant="body2">{[offerText(valuation), valuation.lead?.name].filter(Boolean).join(' · ')}</Typography>
  </Box>
)

const Valuations = () => {
  const { total } = useListContext<ValuationRecord>()
  const mayRules = useMay()('valuation.rules')
  return (
    <>
      <PageHeading
        title="Trade-ins"
        text={total === undefined ? '' : `${formatCount(total, 'trade-in', 'trade-ins')} from customers`}
        actions={
          mayRules && (
            <Button component={LinkBase} to="/valuations/rules" variant="outlined" color="inherit" startIcon={<RulesIcon />}>
              Pricing rules
            </Button>
          )
        }
      />
      <FilterBar searchLabel="Plate, VIN, make or model" selects={[stateFilter]} />
      <ListBody
        emptyTitle="No trade-ins yet"
        emptyGuide="value-a-trade-in"
        emptyText="When a customer asks for a valuation of their vehicle, it appears here."
        emptyPicture={<ValuationIcon />}
      >
        <RecordTable<ValuationRecord>
          label="Trade-ins"
          columns={columns}
          compact={(valuation) => <Compact valuation={valuation} />}
          linkTo={({ id }) => `/valuations/${id}`}
        />
      </ListBody>
    </>
  )
}

/** Valuations requested by shoppers, newest first. */
export const ValuationList = () => (
  <ListBase resource="valuations" perPage={25} sort={{ field: 'sentAt', order: 'DESC' }} filter={useOrganisationFilter()}>
    <Valuations />
  </ListBase>
)
