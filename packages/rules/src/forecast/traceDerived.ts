import { followDerived } from '@forecourt/schema/derived'
import { isPlain } from './isPlain'

/** A derived value that was read: a text, number, switch, nothing or an empty list. */
interface DerivedRead {
  readonly compute: (...args: never[]) => unknown
  readonly args: readonly unknown[]
  readonly result: unknown
}

/** The trace to which the arguments of derived values belong. */
interface Traced {
  readonly isTraced: (part: object) => boolean
  /** What a traced part stands for, in a value. */
  readonly replaced: (part: object, value: unknown) => unknown
  /** The traced value. */
  readonly value: unknown
}

interface DerivedTrace {
  /** Runs synchronous work, and records the results of its derived values instead of what they were computed from. */
  readonly follow: <Result>(work: () => Result) => Result
  /** Of derived values that have, or may have, another result for another value, records what they are computed from. */
  readonly recordChanged: (other: unknown) => void
}

const isEmptyList = (result: unknown): boolean => Array.isArray(result) && result.length === 0

const isSmall = (result: unknown): boolean =>
  result === null || (typeof result !== 'object' && typeof result !== 'function') || isEmptyList(result)

const isEqual = (one: unknown, other: unknown): boolean => Object.is(one, other) || (isEmptyList(one) && isEmptyList(other))

/** Records derived values (`derived`) whose arguments are traced (CFG-12). */
export const traceDerived = ({ isTraced, replaced, value }: Traced): DerivedTrace => {
  const derivedReads: DerivedRead[] = []
  const isTracedPart = (part: unknown): part is object => typeof part === 'object' && part !== null && isTraced(part)
  const holdsTraced = (arg: unknown): arg is object => isTracedPart(arg) || (isPlain(arg) && Object.values(arg).some(isTracedPart))

  /** An argument with the traced parts at its first two levels replaced. Reads of deeper ones are recorded one by one. */
  const argumentFor = (arg: unknown, other: unknown): unknown => {
    if (!holdsTraced(arg)) return arg
    if (isTracedPart(arg)) return replaced(arg, other)
    const entries = Object.entries(arg).map(([key, part]) => [key, isTracedPart(part) ? replaced(part, other) : part] as const)
    return Array.isArray(arg) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
  }

  const resultFor = ({ compute, args }: Omit<DerivedRead, 'result'>, other: unknown): unknown =>
    compute(...(args.map((arg) => argumentFor(arg, other)) as never[]))

  const read = (compute: DerivedRead['compute'], args: readonly unknown[]): unknown => {
    if (!args.some(holdsTraced)) return compute(...(args as never[]))
    const result = resultFor({ compute, args }, value)
    // A larger result would be compared as a whole, though its reader may need only a part of it.
    if (!isSmall(result)) return compute(...(args as never[]))
    derivedReads.push({ compute, args, result })
    return result
  }

  const isSame = (derivedRead: DerivedRead, other: unknown): boolean => {
    try {
      return isEqual(resultFor(derivedRead, other), derivedRead.result)
    } catch {
      // Computed from values that no page can be rendered with, or from a part whose place isn't known.
      return false
    }
  }

  return {
    follow: (work) => followDerived(read, work),
    recordChanged(other) {
      for (const derivedRead of derivedReads) if (!isSame(derivedRead, other)) derivedRead.compute(...(derivedRead.args as never[]))
    },
  }
}
