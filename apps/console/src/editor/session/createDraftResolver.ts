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
 * The next value with every part that is the same as before taken from before, so that `===` says what has changed.
 * Items of lists are compared by place; a list in another order is another list with the same items.
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
 * What stands for an invalid value that an item of a list can't be without, such as 'Page without a title': without it the item
 * would be dropped, and nobody could open it to mend it. Nothing for what has a default, and for what no words can stand for.
 */
const requiredStandIn = (pointer: string, values: ConfigValues): unknown => {
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
 * A draft with every invalid value replaced by the last valid one, so that a half-typed number doesn't throw the preview
 * back to what is inherited. `valid` are the values as they were before the mistake; where there were none, nothing stands for the
 * value, or what an item can't be without, so that a page that was left without a title is still there to be opened.
 */
export const withLastValid = (
  values: ConfigValues,
  valid: ConfigValues,
  problems: readonly ConfigProblem[],
  inherited?: ResolvedConfig,
): ConfigValues =>
  problems
    .filter(({ kind, severity, pointer }) => kind === 'value' && severity === 'error' && valueAt(values, pointer) !== undefined)
    .reduce((mended, { pointer }) => {
      const before = valueAt(valid, pointer) ?? (valueAt(inherited, pointer) === undefined ? requiredStandIn(pointer, values) : undefined)
      return before === undefined ? removeValue(mended, pointer) : setValue(mended, pointer, before)
    }, values)

/** What a draft amounts to. */
export interface ResolvedDraft {
  /** The values the resolution was made from; the draft may be a keystroke ahead. */
  readonly resolvedValues: ConfigValues
  /** What the draft amounts to: invalid values are as they were before the mistake. */
  readonly config: ResolvedConfig
  /** What the preview shows: the same, or for a layer beneath a site what the site makes of it. */
  readonly shown: ResolvedConfig
  /** What is edited, with what it locks. */
  readonly edited: EditedLayer
  readonly resolution: Pick<Resolution, 'config' | 'problems'>
  readonly problems: ReadonlyMap<string, readonly ConfigProblem[]>
}

const byPointer = (problems: readonly ConfigProblem[]) => {
  const found = new Map<string, ConfigProblem[]>()
  for (const problem of problems) found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem])
  return found
}

/** Problems with their places as a person sees them: an item that a mistake would drop is still there, by its last name. */
const placed = (problems: readonly ConfigProblem[], config: ResolvedConfig): readonly ConfigProblem[] =>
  problems.map((problem) =>
    problem.kind === 'value' && problem.severity === 'error'
      ? { ...problem, where: settingAt(problem.pointer, config)?.where ?? problem.where }
      : problem,
  )

/**
 * Resolves a draft on the layers below it, and for a layer beneath a site on those above. What a change leaves as it was keeps its
 * identity; a value with a mistake counts as it was before the mistake.
 */
export const createDraftResolver = ({ layers, siteLayer, above = [], modelPages }: SiteForEditing, start: ConfigValues) => {
  let edited: EditedLayer = siteLayer
  const layersWith = (values: ConfigValues): readonly Layer[] => [...layers, { kind: 'site', ...edited, schemaVersion, values }]
  const shownWith = (values: ConfigValues, config: ResolvedConfig) =>
    above.length === 0 ? config : resolveConfig([...layersWith(values), ...above]).config
  const inherited = resolveConfig(layers)
  const recordPaths = new Set(modelPaths(modelPages))
  const resolve = (values: ConfigValues) => resolveSite(layersWith(values), recordPaths)

  const resolution = resolve(start)
  let valid = withLastValid(start, {}, resolution.problems, inherited.config)
  const startConfig = valid === start ? resolution.config : resolve(valid).config
  const startProblems = placed(resolution.problems, startConfig)
  const first: ResolvedDraft = {
    resolvedValues: start,
    config: startConfig,
    shown: shownWith(valid, startConfig),
    edited,
    resolution: { config: resolution.config, problems: startProblems },
    problems: byPointer(startProblems),
  }

  return {
    first,
    /** What the site would be without a word of its own, and where each value comes from. Neither changes while it is edited. */
    inherited,
    resolve,
    /** Learns what the edited layer locks now. */
    lock(locks: readonly string[], lockReasons: Readonly<Record<string, string>>) {
      edited = { ...edited, locks, lockReasons }
    },
    /** What the draft amounts to now; null where that is what it amounted to before. */
    next(values: ConfigValues, before: ResolvedDraft): ResolvedDraft | null {
      if (values === before.resolvedValues && edited === before.edited) return null
      const resolved = resolve(values)
      valid = withLastValid(values, valid, resolved.problems, inherited.config)
      const corrected = valid === values ? resolved : resolve(valid)
      const config = shareStructure(before.config, corrected.config)
      // Most keystrokes leave the problems as they were; who shows them needs to know.
      const problems = shareStructure<Resolution['problems']>(before.resolution.problems, placed(resolved.problems, config))
      const isSame = problems === before.resolution.problems
      return {
        resolvedValues: values,
        resolution: { config: resolved.config, problems },
        config,
        shown: above.length === 0 ? config : shareStructure(before.shown, shownWith(valid, config)),
        edited,
        problems: isSame ? before.problems : byPointer(problems),
      }
    },
    /**
     * Why a change of structure is refused, the sentence the server would give; null where it is not. With `removed`, the pointer
     * of what is taken away: a mistake there would bring it back, so it is a refusal, too.
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
