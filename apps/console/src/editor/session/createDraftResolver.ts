import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { isRecord } from '@forecourt/schema/isRecord'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { itemName } from '@forecourt/schema/json-schema/itemName'
import type { ConfigProblem, Layer, Resolution } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { EditedLayer, SiteForEditing } from './SiteForEditing'

/**
 * Reuses every unchanged part of the previous value, so that `===` detects changes. Compares list items by id, or by index if they have
 * none; a reordered list is a new list with the same items.
 */
export const shareStructure = <Value>(before: unknown, next: Value): Value => {
  if (before === next) return next
  if (Array.isArray(before) && Array.isArray(next)) {
    const byId = new Map(before.filter(isRecord).map((item) => [item.id, item]))
    const shared = next.map((item, index) =>
      shareStructure(isRecord(item) && item.id !== undefined ? byId.get(item.id) : before[index], item),
    )
    const same = shared.length === before.length && shared.every((item, index) => item === before[index])
    return (same ? before : shared) as Value
  }
  if (!isRecord(before) || !isRecord(next)) return next
  const keys = Object.keys(next)
  const shared = Object.fromEntries(keys.map((key) => [key, shareStructure(before[key], next[key])]))
  const same = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key])
  return (same ? before : shared) as Value
}

/**
 * A placeholder for an invalid value that a list item requires, such as 'Page without a title': otherwise the item would be dropped and no
 * user could fix it. None for a value with a default, or without a fitting placeholder.
 */
const requiredPlaceholder = (pointer: string, values: ConfigValues): unknown => {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'))
  const list = settingAt(holder.slice(0, holder.lastIndexOf('/')), values)?.node
  const node = settingAt(pointer, values)?.node
  if (list?.['x-merge'] !== 'id' || node?.type !== 'string' || node.default !== undefined) return undefined
  const id = pointerSegments(holder).at(-1) ?? ''
  if (node.enum) return node.enum[0]
  if (node['x-control'] === 'pagePath') return `/${id}`
  if (node.pattern !== undefined || node.format !== undefined) return undefined
  const item = valueAt(values, holder)
  const key = pointerSegments(pointer).at(-1) ?? ''
  const shape = settingAt(holder, values)?.node ?? null
  return itemName(shape, { ...(isRecord(item) && item), [key]: '' }, id).slice(0, node.maxLength)
}

/**
 * Replaces every invalid value of a draft with the last valid one, so that a half-entered number doesn't reset the preview to the inherited
 * value. `valid` are the values before the error. Without one the value is removed or, where an item requires it, gets a placeholder, so
 * that a page without a title can still be opened.
 */
export const withLastValid = (
  values: ConfigValues,
  valid: ConfigValues,
  problems: readonly ConfigProblem[],
  inherited?: ResolvedConfig,
): ConfigValues =>
  problems
    .filter(({ kind, severity, pointer }) => kind === 'value' && severity === 'error' && valueAt(values, pointer) !== undefined)
    .reduce((repaired, { pointer }) => {
      const before =
        valueAt(valid, pointer) ?? (valueAt(inherited, pointer) === undefined ? requiredPlaceholder(pointer, values) : undefined)
      return before === undefined ? removeValue(repaired, pointer) : setValue(repaired, pointer, before)
    }, values)

/** A draft and its resolved config. */
export interface ResolvedDraft {
  /** The values that were resolved; the draft may be a keystroke ahead. */
  readonly resolvedValues: ConfigValues
  /** The resolved draft; invalid values are replaced by the last valid ones. */
  readonly config: ResolvedConfig
  /** The config of the preview: the same, or for a layer the previewing site's. */
  readonly shown: ResolvedConfig
  /** The edited layer, with its locks. */
  readonly edited: EditedLayer
  readonly resolution: Pick<Resolution, 'config' | 'problems'>
  readonly problems: ReadonlyMap<string, readonly ConfigProblem[]>
}

const byPointer = (problems: readonly ConfigProblem[]) => {
  const found = new Map<string, ConfigProblem[]>()
  for (const problem of problems) found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem])
  return found
}

/** Adds places to problems: an item that an error would drop is found by its last name. */
const withPlaces = (problems: readonly ConfigProblem[], config: ResolvedConfig): readonly ConfigProblem[] =>
  problems.map((problem) =>
    problem.kind === 'value' && problem.severity === 'error'
      ? { ...problem, where: settingAt(problem.pointer, config)?.where ?? problem.where }
      : problem,
  )

/**
 * Resolves a draft with the weaker layers, and for an edited layer also with the stronger ones. Unchanged parts retain their identity; an invalid
 * value counts as its last valid one.
 */
export const createDraftResolver = ({ layers, siteLayer, strongerLayers = [], modelPages }: SiteForEditing, start: ConfigValues) => {
  let edited: EditedLayer = siteLayer
  const layersWith = (values: ConfigValues): readonly Layer[] => [...layers, { kind: 'site', ...edited, schemaVersion, values }]
  const previewConfigWith = (values: ConfigValues, config: ResolvedConfig) =>
    strongerLayers.length === 0 ? config : resolveConfig([...layersWith(values), ...strongerLayers]).config
  const inherited = resolveConfig(layers)
  const recordPaths = new Set(modelPaths(modelPages))
  const resolve = (values: ConfigValues) => resolveSite(layersWith(values), recordPaths)

  const resolution = resolve(start)
  let valid = withLastValid(start, {}, resolution.problems, inherited.config)
  const startConfig = valid === start ? resolution.config : resolve(valid).config
  const startProblems = withPlaces(resolution.problems, startConfig)
  const first: ResolvedDraft = {
    resolvedValues: start,
    config: startConfig,
    shown: previewConfigWith(valid, startConfig),
    edited,
    resolution: { config: resolution.config, problems: startProblems },
    problems: byPointer(startProblems),
  }

  return {
    first,
    /** The site without its own layer, and the source of each value. Constant while editing. */
    inherited,
    resolve,
    /** Updates the locks of the edited layer. */
    lock(locks: readonly string[], lockReasons: Readonly<Record<string, string>>) {
      edited = { ...edited, locks, lockReasons }
    },
    /** The resolved draft; null if it didn't change. */
    next(values: ConfigValues, before: ResolvedDraft): ResolvedDraft | null {
      if (values === before.resolvedValues && edited === before.edited) return null
      const resolved = resolve(values)
      valid = withLastValid(values, valid, resolved.problems, inherited.config)
      const corrected = valid === values ? resolved : resolve(valid)
      const config = shareStructure(before.config, corrected.config)
      // Most keystrokes leave the problems unchanged; sharing prevents a render.
      const problems = shareStructure<Resolution['problems']>(before.resolution.problems, withPlaces(resolved.problems, config))
      const isSame = problems === before.resolution.problems
      return {
        resolvedValues: values,
        resolution: { config: resolved.config, problems },
        config,
        shown: strongerLayers.length === 0 ? config : shareStructure(before.shown, previewConfigWith(valid, config)),
        edited,
        problems: isSame ? before.problems : byPointer(problems),
      }
    },
    /**
     * Why a structural change is refused, with the server's sentence; null if allowed. `removed` is the pointer of a removed item: an error
     * there would restore it, so it is a refusal too.
     */
    refusalOf(next: ConfigValues, before: ResolvedDraft, removed?: string): string | null {
      const known = new Set(before.resolution.problems.map(({ message }) => message))
      const bringsBack = ({ pointer, severity }: ConfigProblem) =>
        removed !== undefined &&
        severity === 'error' &&
        (pointer === removed || removed.startsWith(`${pointer}/`) || pointer.startsWith(`${removed}/`))
      const refusing = (problem: ConfigProblem) => problem.kind !== 'value' || bringsBack(problem)
      return resolve(next).problems.find((problem) => refusing(problem) && !known.has(problem.message))?.message ?? null
    },
  }
}
