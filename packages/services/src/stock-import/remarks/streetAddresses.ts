import { findMatches } from '@forecourt/schema/findMatches'

/** Types of streets, and those that are words of car advertisements too: “Drive away”, “Lane assist”. */
const [certain, doubtful] = [
  'street|st|road|rd|avenue|ave|av|highway|hwy|parade|pde|terrace|tce|crescent|cres|boulevard|blvd|esplanade|circuit|cct',
  'drive|dr|place|pl|lane|ln|way|close|cl|court|crt|ct|grove|square',
] as const
const isCertain = new RegExp(`^(?:${certain})$`, 'i')
/** “12”, “12A”, “3/12”, “12-14” or “Unit 3, 12”, before up to three words and a type of street. */
const candidate = new RegExp(
  `(?<![\\w$.,:/-])((?:(?:unit|shop|lot|suite)\\s+\\d{1,4}[,/]?\\s?)?\\d{1,4}[a-z]?(?:\\s?[-–/]\\s?\\d{1,4}[a-z]?)?),?\\s+((?:[a-z][a-z'’-]*\\s+){1,3}?)(${certain}|${doubtful})\\b`,
  'gi',
)
/** Pre-filter: every address contains one of these words. */
const mayBeAddress = new RegExp(`\\d\\D{0,80}\\b(?:${certain}|${doubtful})\\b`, 'i')
/** Words behind a number that name no street. */
const noName =
  /\b(?:wheels?|test|hand|kms?|kilometres?|k|litres?|l|years?|yrs?|months?|mths?|weeks?|days|hours?|doors?|dr|seats?|seater|speed|spd|sp|owners?|cars?|keys?|airbags?|easy|more|per|and|or|a|on|in|of|to|off|inch|cyl\w*|auto\w*|manual|diesel|petrol)\b/i
const introduced = /\b(?:at|from|address|located|lives|near|opposite|visit|behind)[\s:]{1,3}$/i
const isYear = /^(?:19|20)\d\d$/
const hasCapitals = (words: string): boolean => words.split(/\s+/).every((word) => /^[A-Z]/.test(word))
/** The suburb behind an address, with or without its state and postcode, and the end of a sentence. */
const state = '(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\\b'
const place = "[A-Z][A-Za-z'’-]+(?:\\s[A-Z][A-Za-z'’-]+){0,2}"
const suburb = new RegExp(`^\\.?,?\\s+${place}(?:,?\\s+${state})?,?\\s+\\d{4}(?!\\d)|^\\.?,?\\s+(?:${place},?\\s+)?${state}|^,\\s*${place}`)
const hasState = new RegExp(`${state}|\\d{4}$`)
const atEnd = /^\s*(?:$|[.;|)!?\n])|^\s+[A-Z][a-z]+\s*(?:$|[.,;|\n])/
const notOfStreet = /^\s*-?(?:away|assist\w*|keep\w*|mode\w*|control|camera|train|shaft|belt)\b/i

const shortTypes: Readonly<Record<string, string>> = {
  ...{ st: 'street', rd: 'road', av: 'avenue', ave: 'avenue', hwy: 'highway', pde: 'parade', tce: 'terrace', cres: 'crescent' },
  ...{ blvd: 'boulevard', cct: 'circuit', dr: 'drive', pl: 'place', ln: 'lane', cl: 'close', crt: 'court', ct: 'court' },
}

/** A street and the numbers of an address: “12-14 Smith St” has two. */
export interface Street {
  readonly numbers: readonly number[]
  readonly name: string
}

/** The street of an address without its unit and suburb. */
export const parseStreet = (address: string): Street => {
  const words = address
    .toLowerCase()
    .replace(/^\s*(?:(?:unit|shop|lot|suite)\s+)?\d{1,4}[a-z]?\s?[,/]\s?(?=\d)|^\s*(?:unit|shop|lot|suite)\s+\d{1,4}[a-z]?\s(?=\d)/, '')
    .replace(/['’.]/g, '')
    .split(/[\s,/–-]+/)
  const ofName = words.filter((word) => /^[a-z]/.test(word) && !/^(?:unit|shop|lot|suite|cnr|corner|of|and|the)$/.test(word))
  return {
    numbers: words.flatMap((word) => /^(\d{1,4})[a-z]?$/.exec(word)?.[1] ?? []).map(Number),
    name: ofName.map((word) => shortTypes[word] ?? word).join(' '),
  }
}

interface FoundAddress {
  readonly at: number
  readonly length: number
  readonly street: Street
}

/** Street addresses in a text, each with the suburb behind it (ENT-01). “2021 Kia Rio Drive away” has none, nor “2016 FIESTA ST”. */
export const streetAddresses = (text: string): readonly FoundAddress[] => {
  if (!mayBeAddress.test(text)) return []
  return findMatches(text, candidate).flatMap(({ 0: address, 1: number = '', 2: name = '', 3: type = '', index }) => {
    const end = index + address.length
    const behind = text.slice(end, end + 80)
    if (noName.test(name) || notOfStreet.test(behind)) return []
    const after = suburb.exec(behind)?.[0] ?? ''
    const isAfterWord = introduced.test(text.slice(Math.max(0, index - 20), index))
    const isCapital = hasCapitals(`${name}${type}`) && address !== address.toUpperCase()
    const isClear = isCertain.test(type) || atEnd.test(behind) || after !== ''
    // “2016 Ford Fiesta St” begins with a year.
    if (!isAfterWord && !hasState.test(after) && !(isCapital && isClear && !isYear.test(number))) return []
    return [{ at: index, length: address.length + after.length, street: parseStreet(address) }]
  })
}
