import { loadInboxSettings, saveInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { retentionMonthsRange } from '@forecourt/rules/leads/inbox/erasedAt'
import {
  leadFormKinds,
  maxChargedSources,
  maxInboxRules,
  maxLostReasons,
  maxPeoplePerRule,
} from '@forecourt/rules/leads/inbox/InboxSettings'
import { smsWebhookKey } from '@forecourt/services/sms/gatewaySms'
import { z } from 'zod'
import { narrowScopes } from '../../access/AccessScope'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

const id = z.string().min(1).max(100)

/** The entered settings of an inbox. */
const settingsInput = z.object({
  targetMinutes: z.number().int().min(5, 'At least five minutes.').max(10_080, 'At most a week.'),
  handsOver: z.boolean(),
  rules: z
    .array(
      z.object({
        id,
        name: z.string().trim().min(1, 'Enter a name for the rule.').max(80),
        locationIds: z.array(id).max(200),
        forms: z.array(z.enum(leadFormKinds)).max(30),
        sources: z.array(z.string().trim().min(1).max(80)).max(30),
        people: z
          .array(
            z.object({
              userId: id,
              weight: z.number().int().min(0).max(10),
              days: z.array(z.number().int().min(0).max(6)).max(7),
              hours: z
                .object({ from: z.number().int().min(0).max(1439), until: z.number().int().min(1).max(1440) })
                .refine(({ from, until }) => from < until, 'Someone’s working time ends before it starts.')
                .optional(),
            }),
          )
          .max(maxPeoplePerRule),
      }),
    )
    .max(maxInboxRules),
  lostReasons: z.array(z.string().trim().min(1).max(80)).min(1, 'Enter at least one reason.').max(maxLostReasons),
  takesUnknownTexts: z.boolean(),
  chargedSources: z.array(z.string().trim().min(1).max(80)).max(maxChargedSources).default([]),
  keptMonths: z
    .number()
    .int()
    .min(retentionMonthsRange.min, `At least ${retentionMonthsRange.min} months.`)
    .max(retentionMonthsRange.max, `At most ${retentionMonthsRange.max} months.`)
    .nullable(),
})

/** The inbox settings of an organisation, with possible assignees and locations, and the key that signs a gateway's text messages. */
const settings = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null) throw notFound('organisation')
    return {
      ...(await loadInboxSettings(accessScope.scope, organisationId)),
      smsWebhookKey: smsWebhookKey(ctx.internalSecret, organisationId),
    }
  })

/** Saves the inbox settings; effective for new enquiries. */
const saveSettings = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100), expectedRevision: z.number().int().min(0), settings: settingsInput }))
  .mutation(async ({ ctx, input: { organisationId, ...change } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null) throw notFound('organisation')
    const isSaved = await saveInboxSettings(accessScope.scope, organisationId, { ...change, actor: ctx.actor, now: ctx.now })
    if (!isSaved) throw new CallProblem('CONFLICT', 'Someone else changed this in the meantime. Reload it.')
    return { id: organisationId }
  })

/** Settings of an organisation's inbox. */
export const settingsProcedures = { settings, saveSettings }
