/** What identifies a car in names of files and folders. */
export interface PhotoFileCar {
  readonly id: string
  readonly stockNumber: string
  readonly vin: string | null
  readonly regoPlate: string | null
}

interface Part {
  /** Parts between separators, in upper case. */
  readonly tokens: readonly string[]
  readonly isFile: boolean
}

/** A stock number, VIN or plate found in a part of a path. */
interface Hit {
  readonly part: Part
  readonly from: number
  /** Exclusive. */
  readonly to: number
  readonly isExact: boolean
  /** Whether two numbers were joined, as in `1001-1`, which may also be photo 1 of car 1001. */
  readonly joinsNumbers: boolean
  readonly carIds: readonly string[]
}

interface Identifier {
  readonly code: string
  readonly carId: string
  /** Offsets in the code where it has a separator. */
  readonly separators: ReadonlySet<number>
}

/** File names that cameras and phones make; their numbers say nothing about cars. */
const cameraNames = [
  /^_?(?:img|imgp|dsc|dscn|dscf|mvi|cimg|pict|sam|dji|gopr|pxl|vid|photo|image|picture|screenshot|scan|signal|fullsizerender|whatsapp image)[\W_]*e?[\d\W_]*(?:(?:wa|at|am|pm|mp|hdr|edited|copy|cover|night|portrait|burst)[\d\W_]*)*$/i,
  /^p\d{7}\b/i,
  /^\d{8}[_-]\d{6}/,
]

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')

const withoutZeros = (code: string): string => code.replaceAll(/(?<!\d)0+(?=\d)/g, '')

const isNumber = (text: string): boolean => /^\d+$/.test(text)
const hasDigit = (text: string): boolean => /\d/.test(text)

/** Whether a code can only be the car's: not a word, a year, a date or the number of a photo. */
const isTelling = (code: string): boolean => code.length >= 4 && hasDigit(code) && !/^(?:19|20)\d\d(?:\d{4})?$/.test(code)

/** Offsets between joined tokens. */
const boundaries = (tokens: readonly string[]): number[] => {
  const ends: number[] = []
  for (const token of tokens.slice(0, -1)) ends.push((ends.at(-1) ?? 0) + token.length)
  return ends
}

const numberJoins = (tokens: readonly string[]): number[] =>
  boundaries(tokens).filter((_offset, index) => /\d$/.test(tokens[index] ?? '') && /^\d/.test(tokens[index + 1] ?? ''))

/** Whether a code may stand for a car at this place of a name. */
const counts = (code: string, { tokens, isFile }: Part, from: number, to: number): boolean => {
  if (isTelling(code)) return true
  const isWhole = from === 0 && to === tokens.length
  // “front”, “12” and “2019” are words, numbers of photos and years in file names.
  if (!hasDigit(code) || isNumber(code)) return isWhole && !isFile
  return from === 0 && tokens.slice(to).every((token) => /^\d{1,3}$/.test(token))
}

/** Longest code in tokens: a VIN in groups. */
const mostTokens = 6

const partsOf = (path: string): Part[] => {
  const names = path.split(/[/\\]/).filter((name) => name !== '')
  return names.map((name, index) => {
    const isFile = index === names.length - 1
    const stem = isFile ? name.replace(/\.\w{1,5}$/, '') : name
    return { tokens: isFile && cameraNames.some((pattern) => pattern.test(stem)) ? [] : tokensOf(stem), isFile }
  })
}

const isWithin = (inner: Hit, outer: Hit): boolean =>
  inner !== outer &&
  inner.part === outer.part &&
  inner.from >= outer.from &&
  inner.to <= outer.to &&
  inner.to - inner.from < outer.to - outer.from

/**
 * Finds the cars that the path of a photo names by stock number, VIN or plate, in its file or folder names. Case, separators and leading
 * zeros don't matter. One id is a match; several are ambiguous, none is unknown: neither is guessed. A longer code that contains a
 * shorter one wins, unless it only joins two numbers (ENT-01).
 *
 * @example createPhotoFileMatcher(cars)('Yard/SN1001 (2).jpg') // ['car-1']
 */
export const createPhotoFileMatcher = (cars: readonly PhotoFileCar[]): ((path: string) => readonly string[]) => {
  const byCode = new Map<string, Identifier[]>()
  for (const { id, stockNumber, vin, regoPlate } of cars)
    for (const text of [stockNumber, vin, regoPlate]) {
      const tokens = tokensOf(text ?? '')
      const code = tokens.join('')
      if (code === '') continue
      const identifier = { code, carId: id, separators: new Set(boundaries(tokens)) }
      for (const key of new Set([code, withoutZeros(code)])) byCode.set(key, [...(byCode.get(key) ?? []), identifier])
    }
  const hitsOf = (part: Part): Hit[] =>
    part.tokens.flatMap((_token, from) =>
      part.tokens.slice(from, from + mostTokens).flatMap((_last, length): Hit[] => {
        const to = from + length + 1
        const run = part.tokens.slice(from, to)
        const code = run.join('')
        const joins = numberJoins(run)
        const named = (byCode.get(code) ?? byCode.get(withoutZeros(code)) ?? []).filter(
          (identifier) =>
            counts(identifier.code, part, from, to) &&
            joins.every((offset) => identifier.code === code && identifier.separators.has(offset)),
        )
        const exact = named.filter((identifier) => identifier.code === code)
        const found = exact.length > 0 ? exact : named
        const carIds = found.map(({ carId }) => carId)
        return found.length === 0 ? [] : [{ part, from, to, isExact: exact.length > 0, joinsNumbers: joins.length > 0, carIds }]
      }),
    )
  return (path) => {
    const hits = partsOf(path).flatMap(hitsOf)
    const exact = hits.filter(({ isExact }) => isExact)
    const best = exact.length > 0 ? exact : hits
    const longest = best.filter((hit) => !best.some((other) => !other.joinsNumbers && isWithin(hit, other)))
    return [...new Set(longest.flatMap(({ carIds }) => carIds))]
  }
}

const split = (path: string) => {
  const [, folder = '', stem = ''] = /^(.*?)([^/\\]*?)(?:\.\w{1,5})?$/.exec(path) ?? []
  return { folder, stem }
}

/** Orders paths of photos as people number them: `1, 2, 10`, and `SN1001` before `SN1001 (2)`. */
export const comparePhotoFiles = (one: string, other: string): number => {
  const [first, second] = [split(one), split(other)]
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
  return compare(first.folder, second.folder) || compare(first.stem, second.stem)
}
