import { stockAge } from '@forecourt/rules/stock/stockAge'
import type { CarRecord } from '../../../client/Records'
import { formatCount } from '../../../parts/formatCount'
import { type PillTone, StatusPill } from '../../../parts/StatusPill'

const tones: { readonly [Age in CarRecord['age']]: PillTone } = { '0-30': 'quiet', '31-60': 'info', '61-90': 'waiting', '90+': 'bad' }

/** How long a car has been there; its colour is the span it falls into. */
export const AgeCell = ({ car: { daysInStock } }: { readonly car: CarRecord }) => (
  <StatusPill tone={tones[stockAge(daysInStock)]}>{formatCount(daysInStock, 'day', 'days')}</StatusPill>
)
