import { parseMoney, parseRate } from '@forecourt/rules/text/parseMoney'
import type { BulkChange } from '../../../../client/Records'

/** Kinds of bulk changes, as in the menu. */
export const bulkKinds = {
  price: { label: 'Change prices…', title: 'Change prices' },
  tag: { label: 'Tag…', title: 'Tag' },
  location: { label: 'Move to a location…', title: 'Move to a location' },
  offer: { label: 'Attach to an offer…', title: 'Attach to an offer' },
  in_stock: { label: 'Put in stock…', title: 'Put in stock' },
  sold: { label: 'Mark as sold…', title: 'Mark as sold' },
  withdrawn: { label: 'Withdraw from sale…', title: 'Withdraw from sale' },
  website: { label: 'Show or hide on websites…', title: 'Show on websites' },
} as const
export type BulkKind = keyof typeof bulkKinds

/** Form state of a bulk change. */
export interface EnteredChange {
  readonly direction: 'down' | 'up'
  readonly by: 'amount' | 'percent'
  /** Dollars or percent. */
  readonly value: string
  /** Cents; empty for none. */
  readonly roundTo: string
  readonly setsWasPrice: boolean
  readonly tag: string
  readonly locationId: string
  readonly offerId: string
  readonly shown: boolean
}

export const emptyChange: EnteredChange = {
  direction: 'down',
  by: 'percent',
  value: '',
  roundTo: '10000',
  setsWasPrice: false,
  tag: '',
  locationId: '',
  offerId: '',
  shown: true,
}

const parsePriceChange = ({ direction, by, value, roundTo, setsWasPrice }: EnteredChange): BulkChange | null => {
  const size = by === 'amount' ? parseMoney(value) : parseRate(value)
  if (!size) return null
  return { kind: 'price', by, value: direction === 'down' ? -size : size, roundTo: roundTo === '' ? null : Number(roundTo), setsWasPrice }
}

/** Parses the form state; null if it is incomplete or invalid. */
export const parseBulkChange = (kind: BulkKind, entered: EnteredChange): BulkChange | null => {
  switch (kind) {
    case 'price':
      return parsePriceChange(entered)
    case 'tag':
      return { kind: 'tag', tag: entered.tag.trim() === '' ? null : entered.tag.trim() }
    case 'location':
      return entered.locationId === '' ? null : { kind: 'location', locationId: entered.locationId }
    case 'offer':
      return entered.offerId === '' ? null : { kind: 'offer', offerId: entered.offerId === 'none' ? null : entered.offerId }
    case 'website':
      return { kind: 'website', shown: entered.shown }
    default:
      return { kind: 'stage', to: kind }
  }
}
