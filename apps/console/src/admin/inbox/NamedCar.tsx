import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Box, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ConversationDetail } from '../../client/Records'
import { StatusPill } from '../../parts/StatusPill'
import { carStageNames } from '../stock/carStatus'
import { useMay } from '../useMay'

/** A car that a conversation names, as it is now; undefined for one that was deleted or that the user can't see. */
type Car = ConversationDetail['namedCars'][number] | undefined

const notOnSite = { text: 'Not on the site', tone: 'quiet' } as const
/** Stages of a car as a salesperson describes them to a customer. */
const stages = { ...carStageNames, in_stock: { text: 'For sale', tone: 'good' }, draft: notOnSite, withdrawn: notOnSite } as const

const CarLink = ({ name, car }: { readonly name: string; readonly car: Car }) =>
  useMay()('stock.read') && car ? (
    <Link component={LinkBase} to={`/stock/${encodeURIComponent(car.id)}`}>
      {name}
    </Link>
  ) : (
    name
  )

const CarNow = ({ stage, priceCents }: Pick<NonNullable<Car>, 'stage' | 'priceCents'>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', ml: 1, verticalAlign: 'middle' }}>
    <Typography component="span" variant="body2" color="text.primary">
      {priceCents === null ? 'No price' : formatMoney(priceCents)}
    </Typography>
    <StatusPill tone={stages[stage].tone}>{stages[stage].text}</StatusPill>
  </Box>
)

interface Props {
  /** Contains the car's name, such as “2021 Kia Rio: sold”. */
  readonly text: string
  /** The car's name in the text, which may differ from its name now. */
  readonly name?: string | null
  readonly car: Car
  /** Whether price and status follow: once for each car, at its newest mention. */
  readonly showsNow?: boolean
}

/** A text that names a car. The name links to the car's record, and the price and status now follow. */
export const NamedCar = ({ text, car, name = car?.name, showsNow = true }: Props) => {
  const at = name ? text.indexOf(name) : -1
  if (!name || at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <CarLink name={name} car={car} />
      {car?.number && ` · ${car.number}`}
      {text.slice(at + name.length)}
      {car && showsNow && <CarNow {...car} />}
    </>
  )
}
