import type { FieldWordColumn } from '@forecourt/rules/entities/generated/carValues'
import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Vocabulary } from '@forecourt/rules/stock/vocabulary/createVocabulary'
import { currencies } from '@forecourt/rules/stock/vocabulary/currencies'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { hidings } from '@forecourt/rules/stock/vocabulary/hidings'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import { priceHidings } from '@forecourt/rules/stock/vocabulary/priceHidings'
import { priceShowings } from '@forecourt/rules/stock/vocabulary/priceShowings'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { sales } from '@forecourt/rules/stock/vocabulary/sales'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { fieldColumns } from './fieldColumns'
import type { ImportColumn } from './stockColumns'

const own = {
  itemType: itemTypes,
  carType: carTypes,
  isNew: yesOrNo,
  isUsed: yesOrNo,
  demo: yesOrNo,
  priceType: priceTypes,
  currency: currencies,
  priceShown: priceShowings,
  priceHidden: priceHidings,
  kmUnit: odometerUnits,
  body: bodies,
  fuel: fuels,
  transmission: transmissions,
  certified: yesOrNo,
  status: statuses,
  sold: sales,
  reserved: yesOrNo,
  website: visibilities,
  hidden: hidings,
} satisfies { readonly [Column in ImportColumn]?: Vocabulary<unknown> }

export type WordColumn = keyof typeof own | FieldWordColumn

const ofFields = Object.fromEntries(
  fieldColumns.flatMap(({ name, column: { read } }) => (read.as === 'vocabulary' ? [[name, read.vocabulary] as const] : [])),
) as { readonly [Column in FieldWordColumn]: Vocabulary<unknown> }

/** Vocabulary of each word column. Users are asked about an unknown word once per feed (ENT-01). */
export const columnVocabularies = { ...own, ...ofFields }

/** Whether a column has a vocabulary. */
export const isWordColumn = (column: ImportColumn): column is WordColumn => Object.hasOwn(columnVocabularies, column)
