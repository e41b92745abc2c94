import type { Origin } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { findSettings } from '@forecourt/schema/search/findSettings'
import { settingAt } from '@forecourt/schema/settingAt'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'
import { planDraft, proposedChange, resolveDraft } from './draftPlan'
import { declareTool } from './ProgramTool'

const maxFound = 20

/** The origin of a value: its own, or that of the nearest value that contains it. */
const originAt = (origins: ReadonlyMap<string, Origin>, pointer: string): Origin | null =>
  pointer === '' ? null : (origins.get(pointer) ?? originAt(origins, pointer.slice(0, pointer.lastIndexOf('/'))))

const allowedValues = ({ enum: values, 'x-labels': labels }: SchemaNode) =>
  values?.map((value, index) => ({ value, label: labels?.[index] ?? String(value) }))

const limitsOf = ({ type, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, 'x-expects': expects }: SchemaNode) => ({
  ...{ type, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, expects },
})

const findSettingsTool = declareTool({
  name: 'find_settings',
  title: 'Find settings',
  description:
    'Finds settings of the website by words. Returns their pointers, present values in the draft, and where each value comes from.',
  procedures: ['sites.forEditing'],
  input: z.strictObject({ query: z.string().trim().min(1).max(100).describe('Words, such as “opening hours” or “page size”.') }),
  run: async ({ query }, { call, siteId }) => {
    const editing = await call.sites.forEditing({ siteId })
    const { config, origins } = resolveDraft(editing)
    const found = findSettings(query)
    return {
      revision: editing.draft.revision,
      total: found.length,
      settings: found.slice(0, maxFound).map(({ pointer, node, section }) => ({
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
    'Explains one setting: what it does, allowed values, the present value, which layer it comes from, and whether it is locked.',
  procedures: ['sites.forEditing'],
  input: z.strictObject({ setting: z.string().startsWith('/').max(500).describe('Pointer of the setting.') }),
  run: async ({ setting }, { call, siteId }) => {
    const editing = await call.sites.forEditing({ siteId })
    const { config, origins, problems } = resolveDraft(editing)
    const place = settingAt(setting, config)
    if (!place) throw new CallProblem('NOT_FOUND', 'There is no such setting. Use find_settings.')
    const origin = originAt(origins, setting)
    return {
      revision: editing.draft.revision,
      ...{ setting, where: place.where, group: place.group, description: place.node.description ?? '' },
      ...{ limits: limitsOf(place.node), allowed: allowedValues(place.node), default: place.node.default },
      value: valueAt(config, setting),
      inheritedValue: valueAt(resolveDraft(editing, {} as ConfigValues).config, setting),
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
