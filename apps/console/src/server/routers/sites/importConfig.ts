import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { parseConfigImport } from '@forecourt/schema/validation/parseConfigImport'
import { z } from 'zod'
import { revision } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { refuseStaffOnly } from '../../sites/refuseStaffOnly'
import { saveAnswer } from '../../sites/saveAnswer'

/** Replaces the draft by a config file, or refuses it as a whole and says why. */
export const importConfig = procedure
  .onSite('site.edit')
  .input(z.object({ text: z.string(), expectedRevision: revision }))
  .mutation(async ({ ctx, input: { siteId, text, expectedRevision } }) => {
    const parsed = parseConfigImport(text)
    if (!parsed.ok)
      throw new CallProblem('BAD_REQUEST', parsed.problems[0]?.message ?? 'This file is not a config.', { problems: parsed.problems })
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, parsed.values)
    const saved = saveAnswer(
      await saveDraft(ctx.scope, { siteId, values: parsed.values, expectedRevision, actor: ctx.actor }),
      ctx.site.liveVersion,
    )
    return { revision: saved.revision, savedAt: saved.savedAt, values: parsed.values }
  })
