import { resolveSite } from '@forecourt/rules/resolveSite'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { settingAt } from '@forecourt/schema/settingAt'

export interface TemplateConsequences {
  /** Changes in look or behaviour, as sentences; without losses. */
  readonly changed: readonly string[]
  /** What the site would lose. */
  readonly lost: readonly string[]
  /** Groups of the site's own settings, which stay, with their numbers. */
  readonly unchanged: readonly { readonly group: string; readonly count: number }[]
  /** What needs attention afterwards. */
  readonly attention: readonly string[]
}

/** The effect of a change of template on a site, from both stacks of layers, the site's own last. */
export const templateConsequences = (before: readonly Layer[], after: readonly Layer[]): TemplateConsequences => {
  const [one, other] = [resolveSite(before), resolveSite(after)]
  const sentences = describeChanges(one.config, other.config).map(({ sentence }) => sentence)
  const isLoss = (sentence: string) => / removed$/.test(sentence)
  const unchanged = new Map<string, number>()
  for (const [pointer, origin] of other.origins) {
    if (origin.kind !== 'site') continue
    const group = settingAt(pointer, other.config)?.group
    if (group) unchanged.set(group, (unchanged.get(group) ?? 0) + 1)
  }
  const known = new Set(one.problems.map(({ pointer, message }) => `${pointer} ${message}`))
  return {
    changed: sentences.filter((sentence) => !isLoss(sentence)),
    lost: sentences.filter(isLoss),
    unchanged: [...unchanged].map(([group, count]) => ({ group, count })),
    attention: [
      ...new Set(other.problems.filter(({ pointer, message }) => !known.has(`${pointer} ${message}`)).map(({ message }) => message)),
    ],
  }
}
