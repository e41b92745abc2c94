import type { BodyType, CarType } from '@forecourt/rules/entities/Car'
import type { Drive } from '@forecourt/rules/stock/vocabulary/drives'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import { findMatches } from '@forecourt/schema/findMatches'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from '../ColumnValues'
import type { ImportColumn } from '../stockColumns'
import { readingsIn } from './readingsInText'

/** Characters of a name that are examined, and before and after a word that may change its meaning. */
const [longestName, around] = [200, 24] as const

/** A number of gears with its unit, before the gearbox: “6sp”, “six speed”. */
export const gears = '(?:\\d{1,2}|four|five|six|seven|eight|nine|ten)[ -]?(?:sp|spd|speed)s?\\b[ .-]{0,2}'
/** Equipment that is automatic, and trades with “auto” in their names. */
export const ofAutomaticEquipment =
  '[\\s-]+(?:climate|air|a\\/?c|head|high|light|lamp|wip|rain|em|brak|park|hold|hand|tail|boot|lift|trunk|door|dimm|lock|window|mirror|stop|start|up|down|on|off|level|crash|collision|fold|slid|cruise|roll|tow|hazard|seat|temp|power|adjust|de|hill|distance|speed|dual|dip|engine|electric|group|sales|centre|center|world|city|mall|one|repair|parts|finance|transmission (?:fluid|service))'
/** What else is manual, after the word and before it. */
export const ofManualEquipment =
  '[\\s-]+(?:mode|override|over-?ride|shift paddles?|paddles?|shift(?:ing)?(?: mode)?|gear (?:shift|selection|changes?)|control|function|option|selection|sequential|included|incl|supplied|available|hand ?brake|park|seats?|windows?|mirrors?|tail ?gate|boot|roof|air|a\\/?c|climate|headlight|adjust\\w*|recline|wind(?:ers?|ing)|locks?|hubs?|steering|labou?r|operation|aerial|process|check|and (?:books?|keys?)|& (?:books?|keys?)|present|in glove)'
const beforeManual =
  /(?:(?:owner|driver|user|customer|manufacturer)s?['’]?s?|service|workshop|instruction|repair|parts|hand ?books?|log ?books?|books?|keys?|with|w\/|plus|auto\w*|tiptronic|cvt|dct|dsg)[\s,&+/-]*(?:and|with|&)?[\s,]*$/i

interface Naming<Value> {
  /** Global. */
  readonly names: RegExp
  /** Values of which a car may have this name. */
  readonly are: readonly Value[]
  /** A text before the name that gives the name another meaning. */
  readonly unless?: RegExp
}

const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.map((each) => `\\b(?:${each})`).join('|'), 'gi')

const gearboxes: readonly Naming<'Manual' | 'Automatic'>[] = [
  {
    names: anyOf(
      `(?:${gears})?manual\\b(?!${ofManualEquipment})`,
      '[4-7] ?mt\\b',
      `${gears}man\\b`,
      'man(?=\\W*$|\\W+(?:\\d|4x4|4wd|awd|2wd|turbo|diesel|petrol|hatch|sedan|wagon|ute|coupe|my\\d))',
    ),
    are: ['Manual'],
    unless: beforeManual,
  },
  {
    names: anyOf(
      `automatic\\b(?!${ofAutomaticEquipment})`,
      `${gears}auto\\b`,
      '(?:cvt|dct|dsg|pdk|tiptronic|steptronic|s[ -]tronic)\\b',
      '(?:[5-9]|10)at\\b',
      '(?<!android[ -])auto(?=\\W*$|[\\s,/-]+(?:\\d|4x4|4wd|awd|2wd|4x2|turbo|diesel|petrol|hybrid|hatch|sedan|wagon|ute|suv|van|coupe|my\\d|trans))',
    ),
    are: ['Automatic'],
  },
]

const electricEquipment =
  '[ -](?:sun|seat|tail|window|roof|mirror|boot|door|steer|park|hand|brake|step|winch|blind|fold|adjust|pack|power|trailer|fridge|bike|blue|red|green|silver|violet|lime|orange|grey|gr[ae]y|gold|storm|ice|start|range|motor ?bike|scooter)'
/** Petrol cars are also sold as hybrids, and a hybrid has a petrol engine: files name either. */
const namedFuels: readonly Naming<Fuel>[] = [
  { names: anyOf('plug-?in\\b', 'phev\\b'), are: ['plugIn', 'hybrid', 'petrol', 'unleaded', 'premium'] },
  {
    names: anyOf('hybrid\\b(?! (?:trim|leather|seats?|tyres?|wheels?))', 'hev\\b'),
    are: ['hybrid', 'plugIn', 'mildHybrid', 'petrol', 'unleaded', 'premium'],
  },
  {
    names: anyOf('diesel\\b(?! (?:heater|bowser|station|pump|tank))', 't(?:urbo ?)?di?\\b', '(?:crdi|tdci|bluehdi|d-4d|cdti)\\b'),
    are: ['diesel', 'mildHybrid', 'hybrid', 'plugIn'],
  },
  {
    names: anyOf('petrol\\b(?! (?:heater|bowser|station|pump|can|head|tank|price|saver))'),
    are: ['petrol', 'unleaded', 'premium', 'hybrid', 'plugIn', 'mildHybrid', 'dualFuel'],
  },
  {
    names: anyOf(`electric\\b(?!${electricEquipment})`, 'bev\\b', 'ev\\b(?! (?:mode|ready|charger|cable))'),
    are: ['electric', 'hydrogen', 'plugIn', 'hybrid'],
  },
]

/** Words for driven wheels; a “4x4 look” is none. */
const ofLook = '(?![- ](?:look|style|stance|tracks?|tyres?|park|ready|accessor))'
export const namedDrives: readonly Naming<Drive>[] = [
  {
    names: anyOf(
      `(?:4x4|4wd|awd)\\b${ofLook}`,
      `(?:all|four|4)[- ]wheel[- ]drive\\b${ofLook}`,
      '(?:quattro|4matic|4motion)\\b',
      'xdrive(?:\\d\\w{1,3})?\\b',
    ),
    are: ['4WD', 'AWD'],
  },
  { names: anyOf('(?:4x2|2wd)\\b', '(?:two|2)[- ]wheel[- ]drive\\b'), are: ['2WD', 'FWD', 'RWD'] },
  { names: anyOf('fwd\\b', 'front[- ]wheel[- ]drive\\b'), are: ['FWD', '2WD'] },
  { names: anyOf('rwd\\b', 'rear[- ]wheel[- ]drive\\b'), are: ['RWD', '2WD'] },
]

const trays: readonly BodyType[] = ['ute', 'cabChassis', 'lightTruck']
const people: readonly BodyType[] = ['van', 'bus', 'peopleMover']
/** Names of bodies, and the bodies that a car with this name can’t have: a coupe may be a sedan with a low roof, a wagon an SUV. */
const namedBodies: readonly { readonly names: RegExp; readonly arent: readonly BodyType[] }[] = [
  { names: anyOf('(?:sedan|saloon)\\b'), arent: ['hatch', 'wagon', 'suv', 'convertible', ...trays, ...people] },
  {
    names: anyOf('hatch(?:back)?\\b(?! (?:cover|cargo|opens))'),
    arent: ['sedan', 'convertible', ...trays, ...people],
  },
  { names: anyOf('(?:station )?wagon\\b'), arent: ['sedan', 'coupe', 'convertible', ...trays] },
  {
    names: anyOf('ute\\b(?! (?:liner|tray|lid|cover|canopy))'),
    arent: ['sedan', 'hatch', 'wagon', 'suv', 'coupe', 'convertible', ...people],
  },
  { names: anyOf('suv\\b'), arent: ['sedan', ...trays, 'van', 'bus'] },
  { names: anyOf('(?:convertible|cabriolet)\\b'), arent: ['sedan', 'hatch', 'wagon', ...trays, ...people] },
  { names: anyOf('(?<!gran )coup[eé](?![a-zé])(?! suv)'), arent: ['wagon', ...trays, ...people] },
]

const demos = anyOf('demo(?:nstrator)?\\b(?! (?:drives?|videos?|days?|of|available|in (?:store|our)))')
const brandNew = anyOf(
  'brand[- ]new\\b(?=\\W*$|\\W+(?:(?:19|20)\\d\\d|my\\d|car|vehicle|in stock|stock|un-?registered|and unregistered))',
  '(?<=^\\W*)new\\s+(?:19|20)\\d\\d\\b',
  '(?<=[([{*]\\s*)new(?=\\s*[)\\]}*])',
  '(?<=\\s[-–—|]\\s*)new(?=\\W*$)',
)
const secondHand = anyOf(
  '(?:cpo|certified (?:pre[- ]?owned|used)|approved used|pre[- ]?(?:owned|loved)|second[- ]hand|ex[- ](?:fleet|lease|gov\\w*|rental|hire))\\b',
  'used\\b(?! (?:by|for|as|in))',
)

/** Facts that a name of a car contains; null for none or several. */
export interface NamedFacts {
  readonly transmission: Naming<'Manual' | 'Automatic'> | null
  readonly fuel: Naming<Fuel> | null
  readonly drive: Naming<Drive> | null
  readonly seats: number | null
  readonly doors: number | null
  readonly body: (typeof namedBodies)[number] | null
  /** A demo may be called new or used too. */
  readonly carType: CarType | null
  /** Odometer readings, in km. */
  readonly readings: readonly number[]
}

/** Whether a text has one of the names with its own meaning. */
const isNamed = (text: string, { names, unless }: Pick<Naming<unknown>, 'names' | 'unless'>): boolean =>
  unless === undefined
    ? text.search(names) >= 0
    : findMatches(text, names).some(({ index }) => !unless.test(text.slice(Math.max(0, index - around), index)))

const only = <Value>(found: readonly Value[]): Value | null => (found.length === 1 ? (found[0] ?? null) : null)
const nothing: NamedFacts = {
  ...{ transmission: null, fuel: null, drive: null, seats: null, doors: null, body: null, carType: null, readings: [] },
}

/** Pre-filter: every name above contains one of these, in the group of its fact. */
const mayName =
  /(man|auto|[4-9] ?[am]t\b|10at\b|cvt|dct|dsg|pdk|tronic)|(plug|hev\b|hybrid|diesel|\bt(?:urbo ?)?di?\b|crdi|tdci|hdi|d-4d|cdti|petrol|electric|ev\b)|(4x|[24afr]wd|wheel|quattro|4mat|4mot|xdrive)|(seat)|(do?o?rs?\b|\dd\b)|(sedan|saloon|hatch|wagon|ute\b|suv|convert|cabrio|coup)|(demo|new\b|owned|loved|hand|ex[- ]|used|cpo)|(k(?:m|lm|ilo)|odo)/gi

/** “NEW” in capitals before the rest of a name, or at its end; “NEW Tyres” is about something else. */
const newInCapitals =
  /\bNEW(?=\W*$|\s(?:19|20)\d\d\b|\s(?!Arriv|Shape|Model|Stock|Tyre|Price|List|Batter|Engine|Servic|Brake|Rego|Clutch|In\b|To\b)[A-Z][a-z])/

/** New, used or demo, as a name says. */
const typeNamed = (text: string): CarType | null => {
  if (text.search(demos) >= 0) return 'demo'
  return text.search(brandNew) >= 0 || (newInCapitals.test(text) && /[a-z]/.test(text))
    ? 'new'
    : text.search(secondHand) >= 0
      ? 'used'
      : null
}

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

/** Reads the name of a car: a title, a badge, or words behind its model (ENT-01). */
export const factsNamed = memoised((text: string): NamedFacts => {
  const hits = text.length > longestName ? [] : findMatches(text, mayName)
  if (hits.length === 0) return nothing
  const [ofGearbox, ofFuel, ofDrive, ofSeats, ofDoors, ofBody, ofCondition, ofReading] = [1, 2, 3, 4, 5, 6, 7, 8].map((group) =>
    hits.some((hit) => hit[group] !== undefined),
  )
  // “Plug-in hybrid” matches both; the first is more specific.
  const fuel = ofFuel ? namedFuels.find((each) => isNamed(text, each)) : undefined
  return {
    transmission: ofGearbox ? only(gearboxes.filter((each) => isNamed(text, each))) : null,
    fuel: fuel ?? null,
    drive: ofDrive ? only(namedDrives.filter((each) => isNamed(text, each))) : null,
    seats: ofSeats ? numberIn(text, /(?<![\w.])([2-9])[ -]?seat(?:s|er)?\b/i) : null,
    doors: ofDoors ? numberIn(text, /(?<![\w.-])([2-5])(?:d|[ -]?(?:drs?|doors?))\b/i) : null,
    body: ofBody ? only(namedBodies.filter((each) => isNamed(text, each))) : null,
    carType: ofCondition ? typeNamed(text) : null,
    readings: ofReading ? readingsIn(text) : [],
  }
}, 2_000)

/** The rear door of a hatch counts in some files: one door more or less is no contradiction. */
export const areOtherDoors = (one: number, other: number): boolean => Math.abs(one - other) > 1

/** Whether an odometer has another reading than a text, which may be rounded, or from before some test drives. */
export const isOtherReading = (named: number, km: number): boolean => Math.abs(named - km) > 1_500 && (named < km * 0.9 || named > km * 1.1)

/** Columns that the facts of a name contradict. */
export const contradictedBy = (facts: NamedFacts, values: LineValues): readonly ImportColumn[] => {
  if (facts === nothing) return []
  const { transmission, fuel, drive, seats, doors, body, carType, km } = values
  const isOther = <Value>(naming: Naming<Value> | null, value: Value | undefined): boolean =>
    naming !== null && value !== undefined && !naming.are.includes(value)
  const readings = km === undefined || km.unit === 'miles' ? [] : facts.readings
  const wrong: readonly (readonly [ImportColumn, boolean])[] = [
    ['transmission', isOther(facts.transmission, transmission?.value)],
    ['fuel', isOther(facts.fuel, fuel)],
    ['drive', isOther(facts.drive, drive)],
    ['seats', Boolean(seats) && facts.seats !== null && facts.seats !== seats],
    ['doors', Boolean(doors) && facts.doors !== null && areOtherDoors(facts.doors, doors ?? 0)],
    ['body', body !== undefined && facts.body?.arent.includes(body) === true],
    ['carType', carType !== undefined && facts.carType !== null && facts.carType !== carType],
    ['km', readings.length > 0 && km !== undefined && !readings.some((reading) => !isOtherReading(reading, km.distance))],
  ]
  return wrong.flatMap(([column, isWrong]) => (isWrong ? [column] : []))
}
