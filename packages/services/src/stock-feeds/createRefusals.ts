import { nameKey } from '@forecourt/rules/text/nameKey'
import type { LineValues } from '../stock-import/ColumnValues'
import { isShortYear } from '../stock-import/cells/readNumbers'
import type { LineProblem, ParsedLine } from '../stock-import/checks/CheckedRow'
import { mayAbbreviate } from '../stock-import/modelLists'
import type { NamesMeant } from '../stock-import/namesMeant'
import { columnTitles, type ImportColumn, type StockLine } from '../stock-import/stockColumns'
import { type FeedMapping, shortYears, shortYearsMeaning } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import { type FileEvidence, stockNumberKey } from './fileEvidence'
import type { Row } from './rowProblems'

/** Columns without which a row is no car. */
export const identityColumns = ['stockNumber', 'make', 'model', 'year'] as const

const listFormat = new Intl.ListFormat('en-AU')

/** The identity columns that a row lacks. */
export const missingColumns = (values: LineValues) => identityColumns.filter((column) => values[column] === undefined)

/** Texts from a user's answers to questions about a column, which need no further question. */
const answersFor = ({ columns }: FeedMapping, column: 'make' | 'model'): ReadonlySet<string> =>
  new Set(columns[column]?.steps.flatMap((step) => (step.do === 'lookup' ? Object.values(step.table) : [])))

/** Creates the function that accepts a model named after a body or a colour, if it is known or a user has confirmed it. */
export const createModelReader = (mapping: FeedMapping, names: NamesMeant) => {
  const answered = answersFor(mapping, 'model')
  return (stockLine: StockLine, line: ParsedLine): ParsedLine => {
    const model = line.values.model === undefined ? (stockLine.model ?? '').trim() : ''
    const isModel = model !== '' && (answered.has(model) || names.isModel(line.values.make ?? '', model))
    return isModel ? { values: { ...line.values, model }, problems: line.problems.filter(({ column }) => column !== 'model') } : line
  }
}

/** Why a row isn't read: it can't be, or another row is about the same car; null if it is. */
type Refusal = 'refused' | 'of another row' | null

const refuse = ({ isUnavailable, report }: Row, column: ImportColumn | null, message: string) => {
  report(column, message, { refused: true, ...(isUnavailable && { isGone: true }) })
  return 'refused' as const
}
const wait = ({ isUnavailable, report }: Row, column: ImportColumn, message: string) => {
  report(column, message, { refused: true, waits: true, ...(isUnavailable && { isGone: true }) })
  return 'refused' as const
}

/** Whether a text ends within a word of a model, as “Trans” of “Transit”: by itself it is no name. */
const isCutOff = (text: string, model: string): boolean => {
  const words = text.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  const whole = model.split(/[^\p{Letter}\p{Number}]+/u)[words.length - 1] ?? ''
  return /\p{Letter}$/u.test(last) && whole.length > last.length && !/^\d/.test(whole.slice(last.length))
}

/** Creates the function that says whether a row is refused, and reports why. */
export const createRefusals = (mapping: FeedMapping, names: NamesMeant, questions: FeedQuestions) => {
  const [answeredMakes, answeredModels] = [answersFor(mapping, 'make'), answersFor(mapping, 'model')]
  const rowOfStockNumber = new Map<string, number>()
  /** Location of each stock number in a file with locations. Equal texts are one string, for files of 100,000 rows. */
  const locationOfStockNumber = new Map<string, string>()
  const locations = new Map<string, string>()
  /** Why a stock number can't be used twice. Locations that number their cars themselves need it joined with the location. */
  const duplicate = (stockNumber: string, row: number, before: string | undefined, location: string | undefined) => {
    const [ofLocation, ofNumber] = [mapping.columns.location?.from[0], mapping.columns.stockNumber?.from[0]]
    return before === undefined || location === undefined || before === location
      ? `The stock number ${stockNumber} is already on row ${row}.`
      : `The stock number ${stockNumber} is already on row ${row}, of a car at “${before}”. If each location has its own numbers, read the stock number from “${ofLocation}” and “${ofNumber}” together.`
  }
  const askModel = (row: Row, models: readonly string[]) => {
    const text = row.written('model').trim()
    const begun = models.filter((model) => nameKey(model).startsWith(nameKey(text)))
    // “Model” may be any model of Tesla, and “500” and “Eclipse” are older models than 500X and Eclipse Cross.
    const [only = '', ...others] = begun
    const isOpen = others.length > 0 || (only !== '' && !isCutOff(text, only))
    const [first = null] = models
    // “Lantra” resembles Elantra, and is another model.
    const suggestion = isOpen || first === null || !mayAbbreviate(nameKey(text), nameKey(first)) ? null : first
    questions.ask('model', text, { suggestion, choices: models.length === 0 ? [] : [...models, text], mayBeLeftOut: false })
    const asked = suggestion !== null ? `Did you mean ${suggestion}?` : others.length > 0 ? 'Several begin with it.' : 'Is it?'
    return wait(row, 'model', `“${text}” may not be the name of a model. ${asked}`)
  }
  return (row: Row, found: readonly LineProblem[], findConflict: FileEvidence['findConflict']): Refusal => {
    const { record, stockLine, own, values, written, report } = row
    const stockNumber = own.stockNumber ?? null
    const key = stockNumberKey(stockNumber)
    const spoiled = found.find(({ effect }) => effect === 'refused')
    if (spoiled?.choices) {
      const { column, choices, message } = spoiled
      const [only = null] = choices.length === 1 ? choices : []
      // One answer for all years, as 30 of them would ask the same.
      if (only !== null && column === 'year' && isShortYear(written(column)))
        questions.ask(column, shortYears, {
          ...{ choices: [shortYearsMeaning], suggestion: shortYearsMeaning, mayBeLeftOut: false, isNotation: true },
        })
      else questions.ask(column, written(column), { choices, suggestion: only })
      return wait(row, column, message)
    }
    if (spoiled) return refuse(row, spoiled.column, spoiled.message)
    const missing = missingColumns(own)
    if (missing.length === 1 && missing[0] === 'model' && found.some(({ column }) => column === 'model'))
      return askModel(row, names.abbreviatedBy(own.make ?? '', stockLine.model ?? ''))
    if (missing.length > 0)
      return refuse(
        row,
        missing[0] ?? null,
        `The ${listFormat.format(missing.map((column) => columnTitles[column].toLowerCase()))} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      )
    const earlier = rowOfStockNumber.get(key)
    const { location } = own
    if (earlier !== undefined) {
      report('stockNumber', duplicate(String(stockNumber), earlier, locationOfStockNumber.get(key), location), { refused: true })
      return 'of another row'
    }
    const conflict = findConflict(stockLine, record.row, key)
    if (conflict !== null) {
      report('stockNumber', conflict.message, {
        refused: true,
        ...(conflict.isGone ? { isGone: true } : !conflict.isEarlierSale && { isInDoubt: true }),
      })
      return 'of another row'
    }
    const doubt = answeredMakes.has(own.make ?? '') ? null : names.findAmbiguity(values.make ?? '')
    if (doubt !== null) {
      const { suggestion } = doubt
      questions.ask('make', written('make'), { suggestion })
      return wait(
        row,
        'make',
        `“${own.make}” isn’t a make we know. ${suggestion === null ? 'Which make is it?' : `Did you mean ${suggestion}?`}`,
      )
    }
    const abbreviated = answeredModels.has(own.model ?? '') ? [] : names.abbreviatedBy(values.make ?? '', values.model ?? '')
    if (abbreviated.length > 0) return askModel(row, abbreviated)
    rowOfStockNumber.set(key, record.row)
    if (location !== undefined) {
      if (!locations.has(location)) locations.set(location, location)
      locationOfStockNumber.set(key, locations.get(location) ?? location)
    }
    return null
  }
}
