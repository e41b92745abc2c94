import { parseHeading } from '../stock-import/stockColumns'
import { mostRecords, tooMany } from './FeedRecords'
import type { TreeEvents } from './TreeEvents'

/** All branches of a tree that are reached by the same names. */
export interface Kind {
  readonly children: Map<string, Kind>
  /** Whether some of them are in a list. */
  isListed: boolean
  /** How many the longest list of them has. */
  longest: number
  /** Whether some say of themselves which make and model they are, or their branches do. */
  isCar: boolean
  isCarItself: boolean
  /** Whether some of them have a stock number themselves. */
  hasStockNumber: boolean
}

const newKind = (): Kind => ({ children: new Map(), isListed: false, longest: 0, isCar: false, isCarItself: false, hasStockNumber: false })

/** The kind of the branches of a name within those of another kind; null where the shape has none. */
export const kindWithin = (kind: Kind | null, name: string): Kind | null => kind?.children.get(name) ?? null

interface Level {
  readonly kind: Kind
  readonly name: string
  hasText: boolean
  hasName: boolean
  /** What of a car its names name, and the names within its branches, in bits. */
  own: number
  inner: number
  /** By name: how many branches it has. */
  counts: Map<string, number> | null
  things: number
}

const [make, model, stockNumber] = [1, 2, 4] as const
const isCar = (named: number) => (named & (make | model)) === (make | model)

/** Looks at the whole of a tree without keeping it: which branches it has, how many, and which are cars. */
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
  /** What of a car a name names, whatever its namespace: `g:brand` is a make. */
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

/** The kinds that are told to be cars by what they say, the outermost that are lists. */
const carKinds = (kind: Kind): readonly Kind[] => {
  const inner = [...kind.children.values()].flatMap(carKinds)
  if (!kind.isCar) return inner
  // A dealer whose cars are a list is no car.
  // One that has a stock number and says make and model in a branch of its own is the car, and not that branch.
  if ((kind.isListed || kind.hasStockNumber) && (kind.isCarItself || !inner.some((each) => each.isListed))) return [kind]
  return inner.length > 0 ? inner : [kind]
}

/** The kind with the longest list, the outermost of several. */
const longestKind = (kind: Kind): Kind =>
  [...kind.children.values()].map(longestKind).reduce((longest, each) => (each.longest > longest.longest ? each : longest), kind)

/** The kinds of branches that are the records of a feed: its cars, or where nothing says it is one, its longest list. */
export const recordKinds = (root: Kind): ReadonlySet<Kind> => {
  const cars = carKinds(root)
  if (cars.length > 0) return new Set(cars)
  const longest = longestKind(root)
  return new Set(longest.isListed ? [longest] : [])
}
