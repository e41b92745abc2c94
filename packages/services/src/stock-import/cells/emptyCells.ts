import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { fieldColumns } from '../fieldColumns'
import { isAbsent, isBlank, isPlaceholder } from '../placeholders'
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
    'sold',
    'reserved',
    'hidden',
    'carType',
    'isNew',
    'isUsed',
    'itemType',
    'demo',
    'priceType',
    'currency',
    'priceHidden',
    'kmUnit',
    'location',
  ] as const),
]

/**
 * Columns in which an empty cell lets a car or its price be shown, and a word for none may say the opposite: “N/A” and “nil” are questions
 * too.
 */
const shownIfEmpty: readonly ImportColumn[] = ['status', 'website', 'priceShown']

export const isEmptyIn = (column: ImportColumn) =>
  shownIfEmpty.includes(column) ? isBlank : answered.includes(column) ? isAbsent : isPlaceholder

const isAbsentPlace = isEmptyIn('location')
/** Whether a location is blank, or a placeholder such as “-”. */
export const isBlankPlace = (text: string): boolean => text.trim() === '' || isAbsentPlace(text.trim())

const isAbsentAnswer = isEmptyIn('website')
/** Whether a cell about the website, of one or several headings, is blank, or a placeholder such as “-”. */
export const isUnstated = (text: string): boolean => text.split('\n').every((each) => each.trim() === '' || isAbsentAnswer(each.trim()))
