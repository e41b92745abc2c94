import type { ConfigProblem } from '../layers/Layer'
import { valueAt } from '../layers/ListItem'
import { setValue } from '../layers/setValue'
import type { ConfigValues, ResolvedConfig } from '../ResolvedConfig'
import { settingAt } from '../settingAt'
import { type ConfigChange, describeChanges } from './describeChanges'
import { describeValue } from './describeValue'

/** A draft as it was typed and as it can be used. */
export interface DescribedDraft {
  readonly values: ConfigValues
  /** Without what is invalid. */
  readonly config: ResolvedConfig
  readonly problems: readonly ConfigProblem[]
}

/** The setting that a value belongs to: an entry of a plain list is used or not with its list. */
const settingOf = (pointer: string, values: ConfigValues): string => {
  const holder = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
  const list = holder === '' ? undefined : settingAt(holder, values)?.node
  return list?.type === 'array' && list['x-merge'] !== 'id' ? settingOf(holder, values) : pointer
}

/** What has changed from a config to a draft, in words: invalid values, which a config leaves out, as they were typed, each with what is wrong. */
export const describeDraftChanges = (before: ResolvedConfig, { values, config, problems }: DescribedDraft): ConfigChange[] => {
  const wrong = new Map(
    problems
      .filter(({ kind, severity, pointer }) => kind === 'value' && severity === 'error' && pointer !== '')
      .map(({ pointer, message }) => [settingOf(pointer, values), message])
      .filter(([pointer = '']) => valueAt(values, pointer) !== undefined) as [string, string][],
  )
  const there = [...wrong.keys()].filter((pointer) => valueAt(config, pointer) !== undefined)
  // Words are found for any value; nothing but words is made of this one.
  const typed = there.reduce(
    (mended, pointer) => setValue(mended, pointer, valueAt(values, pointer)),
    config as ConfigValues,
  ) as ResolvedConfig
  const changes = describeChanges(before, typed).map((change): ConfigChange => {
    const message = [...wrong].find(([pointer]) => pointer === change.pointer || pointer.startsWith(`${change.pointer}/`))?.[1]
    if (message === undefined) return change
    const { seen: _, ...words } = change
    return { ...words, invalid: message }
  })
  const rest = [...wrong].filter(([pointer]) => !there.includes(pointer) && !changes.some((change) => change.pointer === pointer))
  return [
    ...changes,
    ...rest.map(([pointer, invalid]): ConfigChange => {
      const place = settingAt(pointer, values)
      const where = place?.where ?? ''
      const sentence = `${where}: ${describeValue(place?.node ?? {}, valueAt(values, pointer))}`
      return { pointer, where, group: place?.group ?? '', sentence, invalid }
    }),
  ]
}
