import { retentionMonthsRange } from '@forecourt/rules/leads/inbox/erasedAt'
import { leadFormKinds, mostInboxRules, mostLostReasons, mostRosteredPeople } from '@forecourt/rules/leads/inbox/InboxSettings'
import { z } from 'zod'

const id = z.string().min(1).max(100)

/** The settings of an inbox as they are typed. */
export const settingsInput = z.object({
  targetMinutes: z.number().int().min(5, 'At least five minutes.').max(10_080, 'At most a week.'),
  handsOver: z.boolean(),
  rules: z
    .array(
      z.object({
        id,
        name: z.string().trim().min(1, 'Name the rule.').max(80),
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
                .refine(({ from, until }) => from < until, 'Somebody ends work before they begin.')
                .optional(),
            }),
          )
          .max(mostRosteredPeople),
      }),
    )
    .max(mostInboxRules),
  lostReasons: z.array(z.string().trim().min(1).max(80)).min(1, 'Give at least one reason.').max(mostLostReasons),
  takesUnknownTexts: z.boolean(),
  keptMonths: z
    .number()
    .int()
    .min(retentionMonthsRange.least, `At least ${retentionMonthsRange.least} months.`)
    .max(retentionMonthsRange.most, `At most ${retentionMonthsRange.most} months.`)
    .nullable(),
})
