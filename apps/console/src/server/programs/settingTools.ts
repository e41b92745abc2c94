import type { Origin } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { findSettings } from '@forecourt/schema/search/findSettings'
import type { SettingEntry } from '@forecourt/schema/search/settingIndex'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'
import { describeShape } from './describeShape'
import { planDraft, proposedChange, proposedPointer, resolveDraft } from './draftPlan'
import { declareTool } from './ProgramTool'

const maxFound = 20

/** The origin of a value: its own, or that of the nearest value that contains it. */
const originAt = (origins: ReadonlyMap<string, Origin>, pointer: string): Origin | null =>
  pointer === '' ? null : (origins.get(pointer) ?? originAt(origins, pointer.slice(0, pointer.lastIndexOf('/'))))

/** So few matches of all words may miss the wanted setting, which has another word for it. */
const fewMatches = 2

/** The settings that match all words; if they are few, then those that match some, most words first. */
const findBest = (query: string): { readonly found: readonly SettingEntry[]; readonly whole: number } => {
  const whole = findSettings(query)
  const words = query.split(/\s+/)
  if (whole.length > fewMatches || words.length < 2) return { found: whole, whole: whole.length }
  const counts = new Map<SettingEntry, number>()
  for (const entry of words.flatMap((word) => findSettings(word))) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const partial = [...counts.keys()].filter((entry) => !whole.includes(entry))
  return {
    found: [...whole, ...partial.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))],
    whole: whole.length,
  }
}

const matchText = (whole: number): string => {
  if (whole === 0) return 'No setting matches all words. These match some.'
  return whole === 1
    ? 'The first setting matches all words, the others some.'
    : `The first ${whole} settings match all words, the others some.`
}

const findSettingsTool = declareTool({
  name: 'find_settings',
  title: 'Find settings',
  description:
    'Finds settings of the website by words. Returns their pointers, present values in the draft, and where each value comes from.',
  procedures: ['sites.forEditing'],
  input: z.strictObject({
    query: z.string().trim().min(1).max(100).describe('Words, such as “opening hours” or “page size”.'),
    page: z.number().int().min(1).max(100).default(1).describe(`Each page has ${maxFound} settings of the total.`),
  }),
  run: async ({ query, page }, { call, siteId }) => {
    const editing = await call.sites.forEditing({ siteId })
    const { config, origins } = resolveDraft(editing)
    const { found, whole } = findBest(query)
    return {
      revision: editing.draft.revision,
      ...{ total: found.length, page },
      ...(whole < found.length && { message: matchText(whole) }),
      settings: found.slice((page - 1) * maxFound, page * maxFound).map(({ pointer, node, section }) => ({
        setting: pointer,
        title: `${section.node.title} › ${node.title}`,
        description: node.description ?? '',
        type: node.type,
        value: node.type === 'array' || node.type === 'object' ? undefined : valueAt(config, pointer),
        from: originAt(origins, pointer)?.name,
        changeable: settingAt(pointer, config)?.role === 'dealer' && originAt(origins, pointer)?.lockedBy === undefined,
      })),
    }
  },
})

const explainSettingTool = declareTool({
  name: 'explain_setting',
  title: 'Explain a setting',
  description:
    'Explains one setting: what it does, allowed values, the fields of a list’s items, the present value, which layer it comes from, and whether it is locked. Also explains an item or a field of one, such as /pages/list/home/blocks.',
  procedures: ['sites.forEditing'],
  input: z.strictObject({ setting: proposedPointer.describe('Pointer of the setting.') }),
  run: async ({ setting }, { call, siteId }) => {
    const editing = await call.sites.forEditing({ siteId })
    const { config, origins, problems } = resolveDraft(editing)
    const place = settingAt(setting, config)
    if (!place) throw new CallProblem('NOT_FOUND', 'There is no such setting. Use find_settings.')
    const origin = originAt(origins, setting)
    const value = valueAt(config, setting)
    const inherited = valueAt(resolveDraft(editing, {} as ConfigValues).config, setting)
    return {
      revision: editing.draft.revision,
      ...{ setting, where: place.where, group: place.group, description: place.node.description ?? '' },
      accepts: describeShape(place.node),
      value,
      // A long list that is inherited unchanged isn't repeated.
      ...(sameJson(inherited, value) ? { isInherited: true } : { inheritedValue: inherited }),
      ...{ from: origin?.name ?? 'Default', lockedBy: origin?.lockedBy ?? null, lockReason: origin?.lockReason ?? null },
      changeableBy: place.role === 'dealer' ? 'dealers and staff' : 'Forecourt staff',
      problems: problems.filter(({ pointer }) => pointer === setting || pointer.startsWith(`${setting}/`)).map(({ message }) => message),
    }
  },
})

const changes = z.array(proposedChange).min(1).max(200)

const checkChangesTool = declareTool({
  name: 'check_changes',
  title: 'Check changes without saving',
  description: 'Describes what changes of settings would do to the draft, with errors and warnings. Saves nothing.',
  procedures: ['sites.forEditing'],
  input: z.strictObject({ changes }),
  run: async ({ changes: proposed }, { call, siteId }) => {
    const editing = await call.sites.forEditing({ siteId })
    const { errors, warnings, changes: sentences } = planDraft(editing, proposed)
    return { revision: editing.draft.revision, errors, warnings, changes: sentences }
  },
})

const proposeDraftTool = declareTool({
  name: 'propose_draft',
  title: 'Propose a draft',
  description:
    'Saves changes of settings in the website’s draft. Nothing goes live: a person checks and publishes the draft. Refused as a whole if a change is invalid, or if the draft has another revision than expected.',
  procedures: ['sites.forEditing', 'sites.saveDraft'],
  input: z.strictObject({
    changes,
    expectedRevision: z.number().int().min(0).describe('The revision that find_settings, explain_setting or check_changes returned.'),
  }),
  run: async ({ changes: proposed, expectedRevision }, { call, siteId, consoleUrl }) => {
    const editing = await call.sites.forEditing({ siteId })
    const { values, errors, warnings, changes: sentences } = planDraft(editing, proposed)
    if (errors.length > 0) return { saved: false, revision: editing.draft.revision, errors, warnings }
    const saved = await call.sites.saveDraft({ siteId, values, expectedRevision })
    return { saved: true, revision: saved.revision, warnings, changes: sentences, review: `${consoleUrl}/#/sites/${siteId}/edit` }
  },
})

export const settingTools = [findSettingsTool, explainSettingTool, checkChangesTool, proposeDraftTool]
