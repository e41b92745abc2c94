import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { describeValue } from '@forecourt/schema/diff/describeValue'
import type { Resolution } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { settingAt } from '@forecourt/schema/settingAt'

/** What one site says of a setting, and which layer makes it say so. */
interface SiteValue {
  readonly words: string
  readonly origin: string
  readonly lockedBy: string | null
}

/** A setting in which two sites differ. */
export interface SiteDifference {
  readonly pointer: string
  readonly where: string
  readonly group: string
  /** The difference as one sentence; for lists it says more than the values do. */
  readonly sentence: string
  readonly left: SiteValue
  readonly right: SiteValue
  /** Whether it is one value, or one item, that can be taken over from one site to the other. */
  readonly canCopy: boolean
}

const words = ({ config }: Resolution, pointer: string): string => {
  const value = valueAt(config, pointer)
  const node = settingAt(pointer, config)?.node
  if (value === undefined) return 'not there'
  return node ? describeValue(node, value) : JSON.stringify(value)
}

/** The origin of a value, or of what an item is made of. */
const originOf = ({ origins }: Resolution, pointer: string) => {
  const exact = origins.get(pointer)
  if (exact) return exact
  for (const [key, origin] of origins) if (key.startsWith(`${pointer}/`)) return origin
  return undefined
}

const siteValue = (resolution: Resolution, pointer: string): SiteValue => {
  const origin = originOf(resolution, pointer)
  return { words: words(resolution, pointer), origin: origin?.name ?? '', lockedBy: origin?.lockedBy ?? null }
}

/** The settings in which two sites differ, in the order of the editor. */
export const compareSites = (left: Resolution, right: Resolution): SiteDifference[] =>
  describeChanges(left.config, right.config).map(({ pointer, where, group, sentence }) => {
    const [one, other] = [valueAt(left.config, pointer), valueAt(right.config, pointer)]
    // An item both have at different places is a difference of order, which belongs to the list as a whole.
    const isOrder = typeof one === 'object' && typeof other === 'object' && !Array.isArray(one)
    return { pointer, where, group, sentence, left: siteValue(left, pointer), right: siteValue(right, pointer), canCopy: !isOrder }
  })
