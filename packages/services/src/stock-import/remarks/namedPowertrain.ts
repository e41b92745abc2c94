import type { Drive } from '@forecourt/rules/stock/vocabulary/drives'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import { findMatches } from '@forecourt/schema/findMatches'

/** Maximum characters of a text that are searched. */
const longestRead = 5_000
/** Characters before a word that may deny it. */
const lookBack = 30
const denied =
  /(?:\b(?:no|not|never|non|isn['’]?t|than|like|unlike|versus|vs|or|instead of|rather than|compared (?:to|with)|also|other|our|similar|convert\w*|replac\w+|available in|mild|from)[\s-]+(?:(?:a|an|the|any|as|in|your|old|new|any|other|full|petrol|diesel)[\s-]+)*)$/i
/** Other vehicles and choices, beside which a word says nothing about this car. */
const ofOthers =
  /^[\s,]*(?:and|or|&|\/)\s|^\s*(?:models?|versions?|variants?|cars?|vehicles?)? ?(?:also|available|in stock|coming|options?)\b|^\s*(?:heater|can|jerry|price)/i

const vehicle =
  '(?:model|version|variant|engine|motor|drive|system|sedan|hatch(?:back)?|suv|wagon|car|vehicle|ute|van|economy|efficiency|power(?:train)?|technology|battery|auto(?:matic)?|manual|turbo)'
const size = '\\d\\.\\d ?(?:l|lt|ltr|lit(?:re|er)s?)? ?'
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.map((each) => `\\b(?:${each})\\b`).join('|'), 'gi')

/** Words for a fuel in comments, and the fuels of which a car may have them. */
const inComments: readonly (readonly [words: RegExp, are: readonly Fuel[]])[] = [
  [anyOf('plug[- ]?in hybrid', 'phev'), ['plugIn']],
  [
    anyOf(
      `hybrid ${vehicle}`,
      '(?:petrol[- ]electric|self[- ]charging|full|petrol|series|economical|efficient|toyota) hybrid',
      '(?:this|it) is an? hybrid',
    ),
    ['hybrid', 'plugIn', 'mildHybrid'],
  ],
  [
    anyOf('(?:fully|100%|all|pure(?:ly)?)[- ]electric (?:car|vehicle|suv|hatch|drive)', 'battery electric vehicle'),
    ['electric', 'hydrogen'],
  ],
  [
    anyOf('turbo ?diesel', `diesel ${vehicle}`, `${size}diesel`, 'this is a diesel', '(?:crdi|tdci|bluehdi)'),
    ['diesel', 'mildHybrid', 'hybrid', 'plugIn'],
  ],
  [
    anyOf('turbo ?petrol', `petrol ${vehicle}`, `${size}petrol`, '(?:v6|v8|4 ?cyl\\w*|unleaded) petrol'),
    ['petrol', 'unleaded', 'premium', 'hybrid', 'plugIn', 'mildHybrid', 'dualFuel'],
  ],
]
/** The same in the text of an engine, where a word is enough. */
const inEngine: readonly (readonly [words: RegExp, are: readonly Fuel[]])[] = [
  [anyOf('plug[- ]?in', 'phev'), ['plugIn']],
  [anyOf('m-?hev', 'mild hybrid'), ['mildHybrid', 'petrol', 'unleaded', 'premium', 'diesel']],
  [anyOf('hybrid', 'hev', 'e-?power'), ['hybrid', 'plugIn', 'mildHybrid']],
  [
    anyOf('(?:t|turbo ?)?diesel', 'tdi', 'crdi?', 'tdci', '(?:blue)?hdi', 'd-?4d', 'cdi', 'dci', 'di-?d', 'cdti', 'multijet'),
    ['diesel', 'mildHybrid', 'hybrid', 'plugIn'],
  ],
  [
    anyOf('petrol', 't[fs]?si', 't-?gdi', 'ecoboost', 'v-?tec', 'unleaded'),
    ['petrol', 'unleaded', 'premium', 'hybrid', 'plugIn', 'mildHybrid', 'dualFuel'],
  ],
  [anyOf('lpg'), ['lpg', 'dualFuel']],
]
const drivesInComments: readonly (readonly [words: RegExp, are: readonly Drive[]])[] = [
  [anyOf('4x4', '4wd', 'awd', '(?:all|four)[- ]wheel[- ]drive'), ['4WD', 'AWD']],
  [anyOf('4x2', '2wd', 'two[- ]wheel[- ]drive'), ['2WD', 'FWD', 'RWD']],
  [anyOf('fwd', 'front[- ]wheel[- ]drive'), ['FWD', '2WD']],
  [anyOf('rwd', 'rear[- ]wheel[- ]drive'), ['RWD', '2WD']],
]

/** The first words for a value that the car doesn't have; null if there are none, or others for its own value. */
const contradiction = <Value>(text: string, list: readonly (readonly [RegExp, readonly Value[]])[], value: Value): string | null => {
  let found: string | null = null
  for (const [words, are] of list)
    for (const { 0: word, index } of findMatches(text, words)) {
      const before = text.slice(Math.max(0, index - lookBack), index)
      if (denied.test(before) || ofOthers.test(text.slice(index + word.length, index + word.length + lookBack))) continue
      if (are.includes(value)) {
        // “2.5L petrol engine” is part of a hybrid too: only a word for no other fuel confirms it.
        if (found !== null) continue
        return null
      }
      found ??= word
    }
  return found
}

/** Words of comments for another fuel than the car's; null for none (ENT-01, CAR-06). */
export const otherFuelIn = (comments: string, fuel: Fuel): string | null => contradiction(comments.slice(0, longestRead), inComments, fuel)

/** Words in the text of an engine, such as “2.0 TDI”, for another fuel than the car's; null for none (ENT-01, CAR-06). */
export const otherFuelOfEngine = (engine: string, fuel: Fuel): string | null => contradiction(engine.slice(0, 80), inEngine, fuel)

/** Words of comments for other driven wheels than the car's; null for none (ENT-01). */
export const otherDriveIn = (comments: string, drive: Drive): string | null => {
  const text = comments.slice(0, longestRead)
  const own = drivesInComments.some(([words, are]) => are.includes(drive) && text.search(words) >= 0)
  return own
    ? null
    : contradiction(text.replace(/\b(?:4x4|4wd|awd)[- ](?:look|style|stance|tracks?|tyres?|park)\b/gi, ' '), drivesInComments, drive)
}

const saysAutomatic =
  /\bautomatic\b(?![\s-]+(?:climate|air|a\/?c|head|high|light|lamp|wip|rain|em|brak|park|hold|hand|tail|boot|lift|trunk|door|dimm|lock|window|mirror|stop|start|up|down|on|off|level|crash|collision|fold|slid|cruise|roll|tow|hazard|seat|temp|power|adjust|de|hill|distance|speed|dual|dip|engine|transmission (?:fluid|service)))/i
const saysManual =
  /\b(?:[456][ -]?(?:sp|spd|speed)\s+manual|manual\s+(?:transmission|gearbox|hatch(?:back)?|sedan|wagon|ute|suv|van|coupe|turbo|diesel|petrol|car))\b/i

/** Whether comments name the other kind of gearbox than the car has (CAR-04). */
export const isOtherGearbox = (comments: string, isManual: boolean): boolean => {
  const text = comments.slice(0, longestRead)
  const [automatic, manual] = [saysAutomatic.test(text), saysManual.test(text)]
  return automatic !== manual && (isManual ? automatic && !/\bmanual\b/i.test(text) : manual && !/\bauto/i.test(text))
}
