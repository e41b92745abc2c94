import { nameKey } from '../../text/nameKey'

/** Markers of a stock number or number plate. */
const markedNumber =
  /(?:#|\b(?:stock|stk|rego|registration|plate)\b)[\s.:#]*(?:(?:number|no|num|id|plate|is)\b[\s.:#]*)*([a-z0-9-]+)(?:\s+([a-z0-9-]+))?/giu
const maxTextLength = 100
/** A plate may have three parts: 'ABC 12 D'. */
const maxParts = 3
const maxNumberLength = 20
const maxNumbers = 6

const isNumber = (key: string): boolean => key.length <= maxNumberLength && /\d/.test(key)

/**
 * Possible stock numbers and plates in a query as keys (`nameKey`): the whole of a short text, and words after a marker such as 'stock'.
 * The stock decides whether a car has it, before the query is parsed otherwise (SRC-06).
 *
 * @example numbersInText('stock #00128') // ['stock00128', '00128']
 */
export const numbersInText = (text: string): string[] => {
  const query = text.slice(0, maxTextLength).trim()
  const whole = query.split(/\s+/).length <= maxParts ? [nameKey(query)] : []
  const after = [...query.matchAll(markedNumber)].flatMap(([, first = '', second = '']) => [nameKey(first), nameKey(first + second)])
  return [...new Set([...whole, ...after])].filter(isNumber).slice(0, maxNumbers)
}
