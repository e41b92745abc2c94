import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Vocabulary } from '@forecourt/rules/stock/vocabulary/createVocabulary'
import { currencies } from '@forecourt/rules/stock/vocabulary/currencies'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { hidings } from '@forecourt/rules/stock/vocabulary/hidings'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { licences } from '@forecourt/rules/stock/vocabulary/licences'
import { odometerStatuses } from '@forecourt/rules/stock/vocabulary/odometerStatuses'
import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import { priceHidings } from '@forecourt/rules/stock/vocabulary/priceHidings'
import { priceShowings } from '@forecourt/rules/stock/vocabulary/priceShowings'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { sales } from '@forecourt/rules/stock/vocabulary/sales'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import type { ImportColumn } from './stockColumns'

/** The columns whose values are words of a vocabulary: a word that is not understood is asked about once for each feed (ENT-01). */
export const columnVocabularies = {
  itemType: itemTypes,
  carType: carTypes,
  demo: yesOrNo,
  priceType: priceTypes,
  currency: currencies,
  priceShown: priceShowings,
  priceHidden: priceHidings,
  kmUnit: odometerUnits,
  body: bodies,
  fuel: fuels,
  transmission: transmissions,
  drive: drives,
  licence: licences,
  odometerStatus: odometerStatuses,
  damagedImport: yesOrNo,
  securityInterest: yesOrNo,
  certified: yesOrNo,
  status: statuses,
  sold: sales,
  reserved: yesOrNo,
  website: visibilities,
  hidden: hidings,
} satisfies { readonly [Column in ImportColumn]?: Vocabulary<unknown> }

export type WordColumn = keyof typeof columnVocabularies

/** Whether a column's values are words of a vocabulary. */
export const isWordColumn = (column: ImportColumn): column is WordColumn => Object.hasOwn(columnVocabularies, column)
