import { parseHeading } from '../stock-import/stockColumns'
import { mostRecords, tooMany } from './FeedRecords'
import type { TreeEvents } from './TreeEvents'

/** All branches of a tree with the same path. */
export interface Kind {
  readonly children: Map<string, Kind>
  /** Whether some are list items. */
  isListed: boolean
  /** Length of the longest list. */
  longest: number
  /** Whether some contain make and model, themselves or in a nested branch. */
  isCar: boolean
  isCarItself: boolean
  /** Whether some have a stock number of their own. */
  hasStockNumber: boolean
}

const newKind = (): Kind => ({ children: new Map(), isListed: false, longest: 0, isCar: false, isCarItself: false, hasStockNumber: false })

/** The child kind of a name; null if the shape has none. */
export const kindWithin = (kind: Kind | null, name: string): Kind | null => kind?.children.get(name) ?? null

interface Level {
  readonly kind: Kind
  readonly name: string
  hasText: boolean
  hasName: boolean
  /** Bit set of car attributes named by its own fields and by its branches. */
  own: number
  inner: number
  /** Number of branches by name. */
  counts: Map<string, number> | null
  things: number
}

const [make, model, stockNumber] = [1, 2, 4] as const
const isCar = (named: number) => (named & (make | model)) === (make | model)

/** Analyses the shape of a tree without storing it: kinds of branches, counts, and which are cars. */
export const createTreeShape = (): { readonly events: TreeEvents; readonly root: Kind } => {
  const root = newKind()
  let kinds = 1
  const newLevel = (kind: Kind, name: string): Level => ({
    kind,
    name,
    hasText: false,
    hasName: false,
    own: 0,
    inner: 0,
    counts: null,
    things: 0,
  })
  const levels: Level[] = [newLevel(root, '')]
  const known = new Map<string, number>()
  /** Car attribute named by a field, ignoring its namespace: `g:brand` is a make. */
  const namedBy = (name: string): number => {
    const before = known.get(name)
    if (before !== undefined) return before
    const column = parseHeading(name.slice(name.indexOf(':') + 1))
    const named = column === 'make' ? make : column === 'model' ? model : column === 'stockNumber' ? stockNumber : 0
    if (known.size < mostRecords) known.set(name, named)
    return named
  }
  const within = (): Level => {
    const level = levels.at(-1) as Level
    if (++level.things > mostRecords) throw tooMany()
    return level
  }
  const add = (level: Level, name: string) => {
    const named = namedBy(name)
    level.own |= named
    const above = levels.at(-2)
    if (above) above.inner |= named
  }

  return {
    root,
    events: {
      open(name, isListed) {
        const level = within()
        level.counts ??= new Map()
        const count = (level.counts.get(name) ?? 0) + 1
        level.counts.set(name, count)
        let kind = level.kind.children.get(name)
        if (!kind) {
          if (++kinds > mostRecords) throw tooMany()
          kind = newKind()
          level.kind.children.set(name, kind)
        }
        kind.isListed ||= isListed || count > 1
        kind.longest = Math.max(kind.longest, count)
        levels.push(newLevel(kind, name))
      },
      leaf(name, _text, isListed) {
        const level = within()
        if (name === '#text') level.hasText = true
        else if (!isListed) {
          if (name === 'name') level.hasName = true
          add(level, name)
        }
      },
      emptyList() {
        within()
      },
      close() {
        const { kind, name, hasText, hasName, own, inner, counts } = levels.pop() as Level
        kind.isCarItself ||= isCar(own)
        kind.isCar ||= isCar(own | inner)
        kind.hasStockNumber ||= (own & stockNumber) !== 0
        // `<make id="7">Kia</make>` and `"brand": {"name": "Kia"}` name a make as `<make>` does.
        if (hasText || (hasName && counts === null)) add(levels.at(-1) as Level, name)
      },
    },
  }
}

/** Kinds that are cars by their content: the outermost lists. */
const carKinds = (kind: Kind): readonly Kind[] => {
  const inner = [...kind.children.values()].flatMap(carKinds)
  if (!kind.isCar) return inner
  // A dealer with a list of cars is no car.
  // A branch with a stock number is the car, even if make and model are in a nested branch.
  if ((kind.isListed || kind.hasStockNumber) && (kind.isCarItself || !inner.some((each) => each.isListed))) return [kind]
  return inner.length > 0 ? inner : [kind]
}

/** The kind with the longest list, the outermost on a tie. */
const longestKind = (kind: Kind): Kind =>
  [...kind.children.values()].map(longestKind).reduce((longest, each) => (each.longest > longest.longest ? each : longest), kind)

/** Kinds that are the records of a feed: its cars, or the longest list if no cars are detected. */
export const recordKinds = (root: Kind): ReadonlySet<Kind> => {
  const cars = carKinds(root)
  if (cars.length > 0) return new Set(cars)
  const longest = longestKind(root)
  return new Set(longest.isListed ? [longest] : [])
}
