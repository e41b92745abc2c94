import { appendAudit } from '@forecourt/data/audit/appendAudit'
import { getOnboarding } from '@forecourt/data/onboarding/getOnboarding'
import type { OnboardingLogo } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { imageFolder } from '../../images/imageFolder'
import { pictureFile, sentImage } from '../../images/sentImage'
import { procedure } from '../../procedure'

/** Stores the logo of a dealer being set up. It goes into their library when that is made. */
export const uploadLogo = procedure
  .onPlatform('site.create')
  .input(getOneInput.extend({ name: sentImage.name, data: pictureFile }))
  .mutation(async ({ ctx, input: { id, name, data } }): Promise<OnboardingLogo> => {
    const onboarding = await getOnboarding(ctx.db, id)
    if (!onboarding || onboarding.siteId) throw notFound('onboarding')
    const prepared = await prepareImage(Buffer.from(data, 'base64'))
    if (!prepared.ok) throw new CallProblem('BAD_REQUEST', prepared.message, { fields: { data: prepared.message } })
    const { bytes, contentType, width, height } = prepared.image
    const { key } = await ctx.files.put(imageFolder(`onboarding ${id}`), bytes, contentType)
    await ctx.db.platform.transaction((tx) =>
      appendAudit(tx, {
        organisationId: null,
        actor: ctx.actor,
        action: 'onboarding.uploadLogo',
        target: id,
        summary: `Uploaded the logo of ${onboarding.name || 'a new dealer'}`,
        detail: { key },
      }),
    )
    return { key, name, width, height, bytes: bytes.length }
  })
