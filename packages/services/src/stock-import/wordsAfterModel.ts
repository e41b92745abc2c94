import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { memoised } from '@forecourt/schema/memoised'
import type { StockLine } from './stockColumns'

/** Longer texts are no models. */
const longestModel = 60
const gear = '\\d{1,2}[ -]?(?:sp|spd|speed)|auto(?:matic)?|manual|cvt|dct|dsg'
const driven = '4x4|4x2|4wd|2wd|awd|fwd|rwd'
/** A model with words of a gearbox or the driven wheels behind it. */
const described = new RegExp(`^(\\S+(?: \\S+)*?)((?: (?:${gear}|${driven}))+)$`, 'i')
const [gearWords, drivenWords] = [gear, driven].map((words) => new RegExp(`(?<!\\S)(?:${words})(?!\\S)`, 'gi')) as [RegExp, RegExp]

interface DescribedModel {
  readonly model: string
  /** All the words behind the model. */
  readonly words: string
  /** Cells of the columns that the words belong to. */
  readonly cells: Pick<StockLine, 'transmission' | 'drive'>
}

/**
 * Separates a model from words of its gearbox and driven wheels: “Hilux SR5 4x4 Auto” is a Hilux SR5 with four driven wheels and an
 * automatic. Null for a model without such words (ENT-01).
 */
export const wordsAfterModel = memoised((text: string): DescribedModel | null => {
  const [, model = '', words = ''] = (text.length <= longestModel && described.exec(text.trim().replace(/\s+/g, ' '))) || []
  if (model === '') return null
  const [transmission, drive] = [gearWords, drivenWords].map((each) => (words.match(each) ?? []).join(' ')) as [string, string]
  return {
    ...{ model, words: words.trim() },
    cells: { ...(transmissions.read(transmission) !== null && { transmission }), ...(drives.read(drive) !== null && { drive }) },
  }
}, 1_000)
