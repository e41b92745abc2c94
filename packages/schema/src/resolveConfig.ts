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

/** The value to reject for a validation error at a pointer: that of the strongest layer that sets anything there. */
const culpritAt = (setBy: ReadonlyMap<string, number>, pointer: string): { layer: number; pointer: string } | null => {
  let layer = -1
  for (const [key, index] of setBy) if (index > layer && (key === pointer || key.startsWith(`${pointer}/`))) layer = index
  if (layer >= 0) return { layer, pointer }
  const end = pointer.lastIndexOf('/')
  return end > 0 ? culpritAt(setBy, pointer.slice(0, end)) : null
}

/** A pointer as breadcrumb; for an unknown setting that of its parent. */
const placeOf = (pointer: string, config: ResolvedConfig): string => {
  const place = settingAt(pointer, config)
  if (place || pointer === '') return place?.where ?? ''
  return placeOf(pointer.slice(0, pointer.lastIndexOf('/')), config)
}

/**
 * Resolves a site's config: the schema's defaults with all layers, weakest first.
 *
 * Always returns a complete, valid, frozen config. A value that is invalid, locked, or violates a mandatory item is replaced by the weaker
 * layer's, and reported as a problem. Inconsistencies between values, such as two pages with the same path, are problems too. `more` are
 * additional cross-checks; `recordPaths` are valid link targets.
 */
export const resolveConfig = (given: readonly Layer[], more: readonly CrossCheck[] = [], recordPaths?: RecordPaths): Resolution => {
  const tooNew = given.filter((layer) => layer.schemaVersion > schemaVersion)
  const layers = given.filter((layer) => layer.schemaVersion <= schemaVersion).map(migrateLayer)
  const invalid: FoundProblem[] = tooNew.map(({ name }) => ({
    pointer: '',
    message: `${name} was written by a newer version of this software, so it can’t be used here.`,
    severity: 'error',
    kind: 'value',
    layer: name,
  }))

  const rejected = new Set<string>()
  let { state, config } = applyLayers(layers, rejected)
  // Each round rejects at least one value, so the loop ends; valid layers need no round.
  while (!validateConfig(config)) {
    const before = rejected.size
    for (const error of validateConfig.errors ?? []) {
      const { pointer, holder, message } = valueProblem(error, config)
      // An item with an invalid id is rejected as a whole.
      const culprit = culpritAt(state.setBy, holder.endsWith('/id') ? holder.slice(0, -3) : holder)
      if (!culprit || rejected.has(rejectionKey(culprit.layer, culprit.pointer))) continue
      rejected.add(rejectionKey(culprit.layer, culprit.pointer))
      // A value missing only because an invalid one was rejected has been reported already.
      if (error.keyword === 'required' && invalid.some((known) => known.pointer === pointer)) continue
      const layer = layers[culprit.layer]?.name
      invalid.push({ pointer, message, severity: 'error', kind: 'value', layer })
    }
    if (rejected.size === before) throw new Error(`The config's own defaults are invalid: ${JSON.stringify(validateConfig.errors?.[0])}`)
    ;({ state, config } = applyLayers(layers, rejected))
  }

  const resolved = config as ResolvedConfig
  // Lazy: pages only need the config, and validation takes longer than resolving.
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
