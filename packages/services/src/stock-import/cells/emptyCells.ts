import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { fieldColumns } from '../fieldColumns'
import { isAbsent, isPlaceholder } from '../placeholders'
import type { ImportColumn } from '../stockColumns'

export const zero = /^\$?0+(?:\.0+)?$/

/** Whether a cell is empty or zero, or a text that means “no” or “none”. */
export const saysNothing = (text: string): boolean => {
  const plain = text.trim()
  return plain === '' || isPlaceholder(plain) || zero.test(plain) || yesOrNo.read(plain) === false
}

/** Columns in which “none” is a value. */
export const literal: readonly ImportColumn[] = [...fieldColumns.filter(({ column }) => column.isLiteral).map(({ name }) => name)]

/** Columns in which “TBC” is a question, not an empty cell: an advertisement depends on them. */
const answered: readonly ImportColumn[] = [
  ...([
    'status',
    'website',
    'hidden',
    'carType',
    'isNew',
    'isUsed',
    'itemType',
    'demo',
    'priceType',
    'currency',
    'priceShown',
    'priceHidden',
    'kmUnit',
    'location',
  ] as const),
]

export const isEmptyIn = (column: ImportColumn) => (answered.includes(column) ? isAbsent : isPlaceholder)

const isAbsentPlace = isEmptyIn('location')
/** Whether a location is blank, or a placeholder such as “-”. */
export const isBlankPlace = (text: string): boolean => text.trim() === '' || isAbsentPlace(text.trim())

const isAbsentAnswer = isEmptyIn('website')
/** Whether a cell about the website, of one or several headings, is blank, or a placeholder such as “-”. */
export const isUnstated = (text: string): boolean => text.split('\n').every((each) => each.trim() === '' || isAbsentAnswer(each.trim()))
