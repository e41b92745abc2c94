import type { Drive } from '@forecourt/rules/stock/vocabulary/drives'
import { type Fuel, fuels, fuelsCalled } from '@forecourt/rules/stock/vocabulary/fuels'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { findMatches } from '@forecourt/schema/findMatches'
import { gears, ofAutomaticEquipment, ofManualEquipment } from './namedFacts'

/** Maximum characters of a text that are searched. */
const longestRead = 5_000
/** Characters before a word that may deny it. */
const lookBack = 30
const denied =
  /(?:\b(?:no|not|never|non|isn['’]?t|than|like|unlike|versus|vs|or|instead of|rather than|compared (?:to|with)|also|other|our|similar|convert\w*|replac\w+|available in|mild|from)[\s-]+(?:(?:a|an|the|any|as|in|your|old|new|any|other|full|petrol|diesel)[\s-]+)*)$/i
/** Other vehicles and choices, beside which a word says nothing about this car. */
const ofOthers =
  /^[\s,]*(?:and|or|&|\/)\s+(?:\w+ ){0,2}(?:auto|manual|petrol|diesel|hybrid|electric|p?hev|ev|[24afr]wd|4x[24]|models?|versions?|variants?)|^\s*(?:models?|versions?|variants?|cars?|vehicles?)? ?(?:also|available|in stock|coming|options?)\b|^\s*(?:heater|can|jerry|price)/i

const vehicle =
  '(?:model|version|variant|engine|motor|drive|system|sedan|hatch(?:back)?|suv|wagon|car|vehicle|ute|van|economy|efficiency|power(?:train)?|technology|battery|auto(?:matic)?|manual|turbo)'
const size = '\\d\\.\\d ?(?:l|lt|ltr|lit(?:re|er)s?)? ?'
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.map((each) => `\\b(?:${each})\\b`).join('|'), 'gi')

/** A distance or equipment that is electric, in a hybrid or any car. */
const ofElectricCar =
  '(?![\\s-]+(?:driv(?:ing|e mode)|mode|range|km|kilomet|power(?:ed)? (?:seat|window|mirror)|seat|window|mirror|tail|boot|roof|sun|adjust|fold|park|hand|brake|steer|for|until|up to))(?! driv)'
/** Words for a fuel in comments, and the fuels of which a car may have them. */
const inComments: readonly (readonly [words: RegExp, are: readonly Fuel[]])[] = [
  [anyOf('plug[- ]?in hybrid', 'phev'), fuelsCalled.plugIn],
  [
    anyOf(
      `hybrid ${vehicle}`,
      '(?:petrol[- ]electric|self[- ]charging|full|petrol|series|economical|efficient|toyota) hybrid',
      '(?:this|it) is an? hybrid',
    ),
    fuelsCalled.hybrid,
  ],
  [
    anyOf(
      `(?:fully|100%|full|all|pure(?:ly)?|completely|entirely|zero[- ]emissions?)[- ]electric${ofElectricCar}`,
      'battery[- ]electric(?: vehicle| car)?',
      "(?:this|it)(?:['’]s| is) an? (?:ev|electric (?:car|vehicle))",
      '(?:long|standard|extended)[- ]range ev',
    ),
    fuelsCalled.electric,
  ],
  [anyOf('\\d{2,3}(?:\\.\\d)? ?kwh(?: usable)?(?: lithium\\S*)? batter(?:y|ies)'), ['electric', 'plugIn', 'hydrogen', 'hybrid']],
  [anyOf('turbo ?diesel', `diesel ${vehicle}`, `${size}diesel`, 'this is a diesel', '(?:crdi|tdci|bluehdi)'), fuelsCalled.diesel],
  [anyOf('turbo ?petrol', `petrol ${vehicle}`, `${size}petrol`, '(?:v6|v8|4 ?cyl\\w*|unleaded) petrol'), fuelsCalled.petrol],
]
/** Pre-filter: every fuel in comments contains one of these. */
const mayNameFuel = /hybrid|hev\b|(?<!auto )electric(?! (?:window|seat|mirror|tail|boot|park|roof))|\bev\b|kwh|diesel|crdi|tdci|hdi|petrol/i
/** The same for the text of an engine. A single word is enough there, as the text is about nothing else. */
const inEngine: readonly (readonly [words: RegExp, are: readonly Fuel[]])[] = [
  [anyOf('plug[- ]?in', 'phev'), fuelsCalled.plugIn],
  [anyOf('m-?hev', 'mild hybrid'), fuelsCalled.mildHybrid],
  [anyOf('hybrid', 'hev', 'e-?power'), fuelsCalled.hybrid],
  [
    anyOf('(?:t|turbo ?)?diesel', 'tdi', 'crdi?', 'tdci', '(?:blue)?hdi', 'd-?4d', 'cdi', 'dci', 'di-?d', 'cdti', 'multijet'),
    fuelsCalled.diesel,
  ],
  [anyOf('petrol', 't[fs]?si', 't-?gdi', 'ecoboost', 'v-?tec', 'unleaded'), fuelsCalled.petrol],
  [anyOf('lpg'), fuelsCalled.lpg],
  [anyOf('electric(?: motor)?', 'bev', 'permanent magnet\\w*'), ['electric', 'hydrogen', 'plugIn', 'hybrid', 'mildHybrid']],
]
const drivesInComments: readonly (readonly [words: RegExp, are: readonly Drive[]])[] = [
  [anyOf('4x4', '4wd', 'awd', '(?:all|four|4)[- ]wheel[- ]drive'), ['4WD', 'AWD']],
  [anyOf('4x2', '2wd', '(?:two|2)[- ]wheel[- ]drive'), ['2WD', 'FWD', 'RWD']],
  [anyOf('fwd', 'front[- ]wheel[- ]drive'), ['FWD', '2WD']],
  [anyOf('rwd', 'rear[- ]wheel[- ]drive'), ['RWD', '2WD']],
]

/** Pre-filter: every drive in comments contains one of these. */
const mayNameDrive = /4x|[24afr]wd|wheel/i

/** Whether nothing around a word denies it, or says that it is about another car. */
export const isOfThisCar = (text: string, word: string, index: number): boolean =>
  !denied.test(text.slice(Math.max(0, index - lookBack), index)) &&
  !ofOthers.test(text.slice(index + word.length, index + word.length + lookBack))

/** The first words for a value that the car doesn't have; null if there are none, or others for its own value. */
const contradiction = <Value>(text: string, list: readonly (readonly [RegExp, readonly Value[]])[], value: Value): string | null => {
  let found: string | null = null
  for (const [words, are] of list)
    for (const { 0: word, index } of findMatches(text, words)) {
      if (!isOfThisCar(text, word, index)) continue
      if (are.includes(value)) {
        // “2.5L petrol engine” is part of a hybrid too: only a word for no other fuel confirms it.
        if (found !== null) continue
        return null
      }
      found ??= word
    }
  return found
}

/** A part of a list, such as “turbo diesel” in “Manual, 4x4, turbo diesel”. */
const listed = (words: string): RegExp =>
  new RegExp(
    `(?:^|[.,;|\\n•*!?/]|\\s[-–—+&]\\s)\\s{0,3}((?:[\\w%-]{1,10} ){0,3}(?:${words}))\\s{0,3}(?=$|[.,;|\\n•*!?/]|\\s[-–—+&]\\s)`,
    'gi',
  )
const partsOf = (text: string, pattern: RegExp): readonly string[] => findMatches(text, pattern).map(([, part = '']) => part)
const listedFuels = listed('petrol|diesel|p?hev|hybrid|b?ev|(?:fully|pure|full|all|100%|battery)[ -]electric|electric (?:vehicle|car)')
const listedGearboxes = listed('manual|auto(?:matic)?|cvt|dct|dsg|pdk')

/** Words of comments for another fuel than the car's; null for none (ENT-01, CAR-06). */
export const otherFuelIn = (comments: string, fuel: Fuel): string | null => {
  const text = comments.slice(0, longestRead)
  if (!mayNameFuel.test(text)) return null
  const found = contradiction(text, inComments, fuel)
  if (found !== null) return found
  const parts = partsOf(text, listedFuels)
  const values = parts.flatMap((part) => fuels.read(part) ?? [])
  return values.length > 0 && !values.some((value) => fuelsCalled[value].includes(fuel)) ? (parts[0] ?? null) : null
}

/** Words in the text of an engine, such as “2.0 TDI”, for another fuel than the car's; null for none (ENT-01, CAR-06). */
export const otherFuelOfEngine = (engine: string, fuel: Fuel): string | null => contradiction(engine.slice(0, 80), inEngine, fuel)

/** Words of comments for other driven wheels than the car's; null for none (ENT-01). */
export const otherDriveIn = (comments: string, drive: Drive): string | null => {
  const text = comments.slice(0, longestRead)
  if (!mayNameDrive.test(text)) return null
  const own = drivesInComments.some(([words, are]) => are.includes(drive) && text.search(words) >= 0)
  return own
    ? null
    : contradiction(text.replace(/\b(?:4x4|4wd|awd)[- ](?:look|style|stance|tracks?|tyres?|park)\b/gi, ' '), drivesInComments, drive)
}

const noun =
  '(?:transmission|trans|gear ?box|gear|box|hatch(?:back)?|sedan|wagon|ute|suv|van|coupe|convertible|turbo|diesel|petrol|car|vehicle|version|model|variant|drive|4x4|4wd)\\b'
/** Phrases that call the car a manual or an automatic, and the same word without equipment such as “automatic headlights”. */
const [saysAutomatic, saysManual] = [
  anyOf(
    `automatic\\b(?!${ofAutomaticEquipment})`,
    `${gears}(?:sports? )?auto\\b`,
    `auto ${noun}`,
    "(?:this|it|she)(?:['’]s| is) an? auto\\b",
  ),
  anyOf(
    `${gears}(?:close[ -]ratio |transaxle )?manual\\b(?!${ofManualEquipment})`,
    `manual ${noun}(?! (?:mode|shift))`,
    `(?:this|it|she)(?:['’]s| is) (?:an? |the )?(?:\\w+ )?manual\\b(?!${ofManualEquipment})`,
    `(?:rare|genuine|true|proper|hard[ -]to[ -]find|sought[ -]after|desirable|fun) (?:\\w+ )?manual\\b(?!${ofManualEquipment})`,
  ),
]
const [ownAutomatic, ownManual] = [
  new RegExp(`(?<!android[ -])\\bauto(?:matic)?\\b(?!${ofAutomaticEquipment})|\\b(?:cvt|dct|dsg|pdk)\\b|tronic\\b`, 'i'),
  new RegExp(`(?<!(?:owner|driver|user)s?['’]?s? )(?<!(?:service|workshop|book|books|and|&) )\\bmanual\\b(?!${ofManualEquipment})`, 'i'),
]
/** Pre-filter: every gearbox in comments contains one of these. */
const mayNameGearbox = /manual|auto|cvt|dct|dsg|pdk|tronic/i

/** Whether comments name the other kind of gearbox than the car has, and not its own (CAR-04). */
export const isOtherGearbox = (comments: string, isManual: boolean): boolean => {
  const text = comments.slice(0, longestRead)
  if (!mayNameGearbox.test(text)) return false
  if ((isManual ? ownManual : ownAutomatic).test(text)) return false
  const isStated = findMatches(text, isManual ? saysAutomatic : saysManual).some(({ 0: word, index }) => isOfThisCar(text, word, index))
  const other = isManual ? 'Automatic' : 'Manual'
  return isStated || partsOf(text, listedGearboxes).some((part) => transmissions.read(part) === other)
}
