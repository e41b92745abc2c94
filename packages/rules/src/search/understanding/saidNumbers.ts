import { nameKey } from '../../text/nameKey'

/** What people write before a stock number or a number plate. */
const marked =
  /(?:#|\b(?:stock|stk|rego|registration|plate)\b)[\s.:#]*(?:(?:number|no|num|id|plate|is)\b[\s.:#]*)*([a-z0-9-]+)(?:\s+([a-z0-9-]+))?/giu
const longestText = 100
/** A plate may be written in three parts: 'ABC 12 D'. */
const mostParts = 3
const longestNumber = 20
const mostNumbers = 6

const isNumber = (key: string): boolean => key.length <= longestNumber && /\d/.test(key)

/**
 * Lists what of a sentence may be the number or the plate of a car, each as its key (`nameKey`): the whole of a short text, and what
 * follows a word such as 'stock'. Whether a car has it is for the stock to say, before the sentence is read as anything else (SRC-06).
 *
 * @example saidNumbers('stock #00128') // ['stock00128', '00128']
 */
export const saidNumbers = (text: string): string[] => {
  const said = text.slice(0, longestText).trim()
  const whole = said.split(/\s+/).length <= mostParts ? [nameKey(said)] : []
  const after = [...said.matchAll(marked)].flatMap(([, first = '', second = '']) => [nameKey(first), nameKey(first + second)])
  return [...new Set([...whole, ...after])].filter(isNumber).slice(0, mostNumbers)
}
