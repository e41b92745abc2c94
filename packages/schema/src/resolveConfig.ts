import type { CrossCheck, RecordPaths } from './checks/CrossCheck'
import { crossChecks } from './checks/crossChecks'
import { validateConfig } from './generated/validateConfig'
import { schemaVersion } from './json-schema/configSchema'
import { applyLayers, collectOrigins } from './layers/applyLayers'
import { type ConfigProblem, type FoundProblem, type Layer, type Origin, type Resolution, rejectionKey } from './layers/Layer'
import { migrateLayer } from './migrations/migrateValues'
import type { ResolvedConfig } from './ResolvedConfig'
import { settingAt } from './settingAt'
import { valueProblem } from './validation/valueProblem'

/** The value to give up when the validator objects at a pointer: that of the strongest layer that says anything there. */
const culpritAt = (setBy: ReadonlyMap<string, number>, pointer: string): { layer: number; pointer: string } | null => {
  let layer = -1
  for (const [key, index] of setBy) if (index > layer && (key === pointer || key.startsWith(`${pointer}/`))) layer = index
  if (layer >= 0) return { layer, pointer }
  const end = pointer.lastIndexOf('/')
  return end > 0 ? culpritAt(setBy, pointer.slice(0, end)) : null
}

/** A pointer in words; of a setting that does not exist, what it would be part of. */
const placeOf = (pointer: string, config: ResolvedConfig): string => {
  const place = settingAt(pointer, config)
  if (place || pointer === '') return place?.where ?? ''
  return placeOf(pointer.slice(0, pointer.lastIndexOf('/')), config)
}

/**
 * The site's config: the schema's defaults, and over them each layer, weakest first.
 *
 * Always gives a complete, valid, frozen config. A value that is invalid, locked from above, or would undo a mandatory
 * item is not used: the weaker layer's stays, and a problem says so. What no single value can be blamed for, such as
 * two pages on one path, is a problem too. `more` checks are made beside those of this package; links to
 * `recordPaths` find a page.
 */
export const resolveConfig = (given: readonly Layer[], more: readonly CrossCheck[] = [], recordPaths?: RecordPaths): Resolution => {
  const tooNew = given.filter((layer) => layer.schemaVersion > schemaVersion)
  const layers = given.filter((layer) => layer.schemaVersion <= schemaVersion).map(migrateLayer)
  const invalid: FoundProblem[] = tooNew.map(({ name }) => ({
    pointer: '',
    message: `${name} was written by a newer version of this software, so it cannot be used here.`,
    severity: 'error',
    kind: 'value',
    layer: name,
  }))

  const rejected = new Set<string>()
  let { state, config } = applyLayers(layers, rejected)
  // Each round gives up at least one value, so the rounds end; a layer without mistakes needs none.
  while (!validateConfig(config)) {
    const before = rejected.size
    for (const error of validateConfig.errors ?? []) {
      const { pointer, holder, message } = valueProblem(error, config)
      // An item with an unusable id goes whole: without one it would be no item.
      const culprit = culpritAt(state.setBy, holder.endsWith('/id') ? holder.slice(0, -3) : holder)
      if (!culprit || rejected.has(rejectionKey(culprit.layer, culprit.pointer))) continue
      rejected.add(rejectionKey(culprit.layer, culprit.pointer))
      // What lacks a value only since that value was given up was told already.
      if (error.keyword === 'required' && invalid.some((told) => told.pointer === pointer)) continue
      const layer = layers[culprit.layer]?.name
      invalid.push({ pointer, message, severity: 'error', kind: 'value', layer })
    }
    if (rejected.size === before) throw new Error(`The config's own defaults are invalid: ${JSON.stringify(validateConfig.errors?.[0])}`)
    ;({ state, config } = applyLayers(layers, rejected))
  }

  const resolved = config as ResolvedConfig
  // Pages need the config alone, and looking for what is wrong in it takes longer than making it.
  let problems: readonly ConfigProblem[] | null = null
  let origins: ReadonlyMap<string, Origin> | null = null
  return {
    config: resolved,
    get problems() {
      problems ??= [...invalid, ...state.problems, ...crossChecks(resolved, more, recordPaths)].map(
        (problem): ConfigProblem => ({ ...problem, where: placeOf(problem.pointer, resolved) }),
      )
      return problems
    },
    get origins() {
      origins ??= collectOrigins(state, resolved)
      return origins
    },
  }
}
