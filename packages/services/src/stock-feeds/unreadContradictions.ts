import type { Drive } from '@forecourt/rules/stock/vocabulary/drives'
import { type Fuel, fuelsCalled } from '@forecourt/rules/stock/vocabulary/fuels'
import type { LineValues } from '../stock-import/ColumnValues'
import { contradictedIn } from '../stock-import/checks/checkTexts'
import { mayBothBe, pricesOffered } from '../stock-import/checks/offeredPrices'
import { statedUnder } from '../stock-import/checks/statedIn'
import { areOtherDoors, contradictedBy, factsNamed, isOtherReading, namedDrives } from '../stock-import/remarks/namedFacts'
import { pricesInComments } from '../stock-import/remarks/pricesInComments'
import type { ReadColumn } from '../stock-import/rememberColumns'
import { type ImportColumn, isInMiles, parseHeading } from '../stock-import/stockColumns'
import { createTitleCheck, isTitleHeading } from '../stock-import/titleContradiction'
import type { createColumnDecisions } from './createColumnDecisions'
import type { FeedContext } from './FeedContext'
import { off, type Row } from './rowProblems'

/** Characters of an entry in a message. */
const longestShown = 80

/** Finds the column that an unread text contradicts; null for none. */
type FindContradiction = (text: string, values: LineValues) => ImportColumn | null

const nameOf = (heading: string): string =>
  heading
    .slice(heading.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Names of a further value beside the first, or of its code, whose branch says of what: `fuel.secondary`, `transmission.code`. */
const further = /^(?:code|id|key|abbr(?:eviation)?|short|secondary|second|2|other|alt(?:ernati?v?e)?|additional)$/
const nameWithin = (heading: string): string => {
  const name = nameOf(heading)
  const branch = heading.slice(0, Math.max(0, heading.lastIndexOf('.')))
  return branch !== '' && further.test(name) ? `${nameOf(branch)}${name}` : name
}
/** Names of a second fuel, which is the battery of a hybrid. */
const ofSecond = /second|2$|other|alt|additional/

/** Parts of headings that repeat a column of their own: “Gears”, “Gearbox type”, “Fuel system”. */
const repeated: readonly (readonly [name: RegExp, column: ImportColumn])[] = [
  [/gear|trans(?:m|code|cd$|abbr)|clutch/, 'transmission'],
  [/fuel|propulsion|power(?:train|source)/, 'fuel'],
  [/driv(?:e(?!away|r)|en)|traction/, 'drive'],
  [/body/, 'body'],
  [/^(?:newused|usednew|condition|cartype|vehiclecondition|(?:stock|inventory|sale)(?:type|category|class|group|kind))$/, 'carType'],
]
/** Whether a text has a word or “4x4”: a number is a code, a capacity or a year. */
const hasWord = /[a-z]{2}|\dx\d/i
/** “M” for a manual, and “D” for diesel. Letters of other columns have other meanings: “R” is also a right-hand drive. */
const letter = /^[a-z]$/i
const lettered: readonly ImportColumn[] = ['transmission', 'fuel']
/** Words for a hybrid in a title. A mild one is also called petrol. */
const hybrid = /(?<!\bmild[ -])\bhybrid\b(?! (?:trim|leather|seats?|tyres?|wheels?))|\bp?hev\b|\bplug-?in\b/i
const petrols: readonly (Fuel | undefined)[] = ['petrol', 'unleaded', 'premium']
const hybrids: readonly (Fuel | undefined)[] = ['hybrid', 'plugIn']
const description = /desc(?:ription)?|adtext|advert(?:text|copy)|blurb|overview|highlights|sellingpoints|comments?$/
const ofConsumption = /consumption|economy|l(?:it(?:re|er)s?)?(?:per)?100/
const litresPer100 = /\d\s?l(?:it(?:re|er)s?)?\s?(?:\/|per)\s?100/i
const ofRegistration = /^(?:date)?(?:of)?(?:first)?regist(?:ered|ration)(?:date|on|year)?$|^(?:firstrego?|regodate|dateregistered)$/

/** Columns with one value for each car, where a second heading with another value contradicts the first. */
const comparable: readonly ImportColumn[] = ['transmission', 'fuel', 'drive', 'carType', 'seats', 'doors', 'km']

/** Whether a car of one fuel may be called by the other: files call a hybrid petrol, and petrol hybrid. */
const mayBeCalled = (one: Fuel, other: Fuel): boolean => fuelsCalled[one].includes(other) || fuelsCalled[other].includes(one)
const areOtherDrives = (one: Drive, other: Drive): boolean =>
  one !== other && !namedDrives.some(({ are }) => are.includes(one) && are.includes(other) && one !== other && !isAxle(one, other))
/** Front and rear wheels, which are both two. */
const isAxle = (one: Drive, other: Drive): boolean => [one, other].every((each) => each === 'FWD' || each === 'RWD')
/** Whether two readings of a column contradict each other. A demo may be called used. */
const areOther = (column: ImportColumn, one: LineValues, other: LineValues): boolean => {
  switch (column) {
    case 'transmission':
      return one.transmission?.value !== other.transmission?.value
    case 'seats':
      return one.seats !== other.seats
    case 'doors':
      return areOtherDoors(one.doors ?? 0, other.doors ?? 0)
    case 'carType':
      return (one.carType === 'new') !== (other.carType === 'new')
    case 'km':
      return one.kmUnit !== 'miles' && isOtherReading(other.km?.distance ?? 0, one.km?.distance ?? 0)
    case 'fuel':
      return one.fuel !== undefined && other.fuel !== undefined && !mayBeCalled(one.fuel, other.fuel)
    case 'drive':
      return one.drive !== undefined && other.drive !== undefined && areOtherDrives(one.drive, other.drive)
    default:
      return false
  }
}

/** Compares a heading with the column that it repeats. */
const findRepeated =
  (column: ImportColumn, readColumn: ReadColumn, isSecond: boolean): FindContradiction =>
  (text, values) => {
    if (values[column] === undefined || text === '') return null
    const outcome = readColumn(column, text)
    // Words for a value, such as “V6 petrol”, and the value alone, such as “ULP”. A column of new and used may call a demo used.
    const isValue = column === 'carType' && outcome.is === 'understood'
    const isNamed = !isValue && hasWord.test(text) && contradictedBy(factsNamed(text), values).includes(column)
    if (isNamed) return column
    const isRead = hasWord.test(text) || (lettered.includes(column) && letter.test(text))
    if (!comparable.includes(column) || (!isRead && column !== 'seats' && column !== 'doors' && column !== 'km')) return null
    if (outcome.is !== 'understood' || (isSecond && outcome.value === 'electric' && hybrids.includes(values.fuel))) return null
    return areOther(column, values, { [column]: outcome.value }) ? column : null
  }

const findRegistered =
  (readColumn: ReadColumn, thisYear: number): FindContradiction =>
  (text, { carType }) => {
    const year = carType === 'new' ? /(?:19|20)\d\d/.exec(text)?.[0] : undefined
    const outcome = carType === 'new' && year === undefined ? readColumn('buildDate', text) : null
    const registered = outcome?.is === 'understood' ? Number(String(outcome.value).slice(0, 4)) : Number(year ?? thisYear)
    return registered < thisYear - 1 ? 'carType' : null
  }

const createFinders = ({ priceType, now }: FeedContext, readColumn: ReadColumn): ((heading: string) => readonly FindContradiction[]) => {
  const isOtherPrice = (title: string, values: LineValues): boolean => {
    const named = title.includes('$') ? pricesInComments(title, true) : []
    const offered = named.length > 0 ? pricesOffered(values, values.price?.priceType ?? values.priceType ?? priceType ?? null) : []
    return offered.length > 0 && !named.some((price) => offered.some((each) => mayBothBe(price, each)))
  }
  const findInTitle: FindContradiction = (title, values) =>
    contradictedBy(factsNamed(title), values)[0] ??
    (petrols.includes(values.fuel) && hybrid.test(title) ? 'fuel' : isOtherPrice(title, values) ? 'price' : null)
  return (heading) => {
    const name = nameOf(heading)
    const found: FindContradiction[] = []
    if (isTitleHeading(heading)) found.push(findInTitle)
    else if (description.test(name)) found.push((text, values) => contradictedIn(values, text)[0] ?? null)
    const own = parseHeading(heading) ?? parseHeading(heading.slice(heading.lastIndexOf('.') + 1))
    const within = nameWithin(heading)
    const column = repeated.find(([names, each]) => each === own || names.test(within))?.[1] ?? own
    if (ofConsumption.test(name))
      found.push((text, { fuel }) =>
        fuel === 'electric' && /[1-9]/.test(text) && (litresPer100.test(text) || !/kwh/i.test(`${name}${text}`)) ? 'fuel' : null,
      )
    else if (column !== null && (comparable.includes(column) || column === 'body') && !isInMiles(heading))
      found.push(findRepeated(column, readColumn, column === 'fuel' && ofSecond.test(within)))
    if (ofRegistration.test(name)) found.push(findRegistered(readColumn, Number(now.slice(0, 4))))
    return found
  }
}

/**
 * Creates the function that says whether an unread entry of an advertised car contradicts a column, such as the title “MX-5 6sp Manual”
 * or “6 Speed Manual” under “Gears” beside “Automatic”, and reports it. The car waits until a user has looked at the entry (ENT-01).
 */
export const createContradictionReports = (
  context: FeedContext,
  unread: readonly string[],
  decisions: ReturnType<typeof createColumnDecisions>,
  readColumn: ReadColumn,
) => {
  const findersOf = createFinders(context, readColumn)
  const headings = unread.flatMap((heading) => {
    const finders = findersOf(heading)
    return finders.length === 0 ? [] : [{ heading, finders, isTitle: isTitleHeading(heading) }]
  })
  const titleContradiction = createTitleCheck(context.makes)
  const yearHeadings = unread.filter((heading) => parseHeading(heading) === 'year')
  const messageOf = (
    { record, values, stockLine }: Row,
    heading: string,
    isTitle: boolean,
    found: readonly FindContradiction[],
  ): string | null => {
    const text = (record.values.get(heading) ?? '').trim()
    if (text === '') return null
    const years = isTitle ? yearHeadings.map((each) => Number(record.values.get(each))) : []
    const other = isTitle ? titleContradiction(text, values, years) : null
    if (other !== null)
      return `“${heading}” says ${other.named}, and the ${other.column} is ${values[other.column]}. Check which one is right.`
    for (const find of found) {
      const column = find(text, values)
      if (column === null) continue
      const stated = statedUnder(stockLine, values, column)
      return `“${text.slice(0, longestShown)}” under “${heading}” and ${stated} contradict each other. Check which one is right.`
    }
    return null
  }
  return (row: Row): boolean => {
    const { record, values, isHeld, report } = row
    if (headings.length === 0 || isHeld || (values.status !== undefined && off.includes(values.status))) return false
    for (const { heading, finders, isTitle } of headings) {
      const message = messageOf(row, heading, isTitle, finders)
      if (message === null || decisions.isAllowed(heading, record)) continue
      if (!decisions.isContradictory(heading, record)) decisions.askAbout(heading, record.values.get(heading) ?? '')
      report('status', message, { refused: false, waits: true })
      return true
    }
    return false
  }
}
