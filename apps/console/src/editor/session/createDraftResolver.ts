import { modelPaths } from '@forecourt/rules/pages/modelPaths'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem, Layer, Resolution } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { EditedLayer, SiteForEditing } from './SiteForEditing'
import { shareStructure } from './shareStructure'
import { withLastValid } from './withLastValid'

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
