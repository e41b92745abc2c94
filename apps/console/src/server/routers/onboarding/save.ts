import { saveOnboarding } from '@forecourt/data/onboarding/saveOnboarding'
import { onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { z } from 'zod'
import { revision } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { imageFolder } from '../../images/imageFolder'
import { procedure } from '../../procedure'
import { answersInput } from './answersInput'

const steps = [...onboardingSteps.map(({ step }) => step), 'review'] as const

/** Keeps the answers so far, whatever is still missing. */
export const save = procedure
  .onPlatform('site.create')
  .input(z.object({ id: z.string().min(1).max(100), step: z.enum(steps), answers: answersInput, expectedRevision: revision }))
  .mutation(async ({ ctx, input }) => {
    const { logo } = input.answers.look
    if (logo && !logo.key.startsWith(`${imageFolder(`onboarding ${input.id}`)}/`))
      throw new CallProblem('BAD_REQUEST', 'That logo was not uploaded here. Upload it again.')
    const result = await saveOnboarding(ctx.db, { ...input, actor: ctx.actor })
    if (result.ok) return { revision: result.revision }
    if (result.reason === 'notFound') throw notFound('onboarding')
    throw new CallProblem(
      'CONFLICT',
      result.reason === 'finished'
        ? 'This dealer is set up already: their site is in the list of sites.'
        : 'Somebody else went on with this dealer meanwhile. Load the page again to go on from there.',
    )
  })
