import type { ConfigProblem } from '../layers/Layer'
import { valueAt } from '../layers/ListItem'
import { setValue } from '../layers/setValue'
import type { ConfigValues, ResolvedConfig } from '../ResolvedConfig'
import { settingAt } from '../settingAt'
import { type ConfigChange, describeChanges } from './describeChanges'
import { describeValue } from './describeValue'

/** A draft as entered, and its valid config. */
export interface DescribedDraft {
  readonly values: ConfigValues
  /** Without invalid values. */
  readonly config: ResolvedConfig
  readonly problems: readonly ConfigProblem[]
}

/** The setting that contains a value: an entry of a plain list is valid or invalid with its list. */
const settingOf = (pointer: string, values: ConfigValues): string => {
  const holder = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
  const list = holder === '' ? undefined : settingAt(holder, values)?.node
  return list?.type === 'array' && list['x-merge'] !== 'id' ? settingOf(holder, values) : pointer
}

/** The changes from a config to a draft: invalid values, which the config lacks, are shown as entered with their error. */
export const describeDraftChanges = (before: ResolvedConfig, { values, config, problems }: DescribedDraft): ConfigChange[] => {
  const problemByPointer = new Map(
    problems
      .filter(({ kind, severity, pointer }) => kind === 'value' && severity === 'error' && pointer !== '')
      .map(({ pointer, message }) => [settingOf(pointer, values), message])
      .filter(([pointer = '']) => valueAt(values, pointer) !== undefined) as [string, string][],
  )
  const replaceable = [...problemByPointer.keys()].filter((pointer) => valueAt(config, pointer) !== undefined)
  // Only described as text, so an invalid value is acceptable here.
  const entered = replaceable.reduce(
    (repaired, pointer) => setValue(repaired, pointer, valueAt(values, pointer)),
    config as ConfigValues,
  ) as ResolvedConfig
  const changes = describeChanges(before, entered).map((change): ConfigChange => {
    const message = [...problemByPointer].find(([pointer]) => pointer === change.pointer || pointer.startsWith(`${change.pointer}/`))?.[1]
    if (message === undefined) return change
    const { seen: _, ...shown } = change
    return { ...shown, invalid: message }
  })
  const rest = [...problemByPointer].filter(
    ([pointer]) => !replaceable.includes(pointer) && !changes.some((change) => change.pointer === pointer),
  )
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
