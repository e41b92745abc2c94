import type { Actor } from '@forecourt/data/Actor'
import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { createDealer } from '@forecourt/data/onboarding/createDealer'
import { getOnboarding } from '@forecourt/data/onboarding/getOnboarding'
import type { Point } from '@forecourt/rules/entities/Point'
import { isPlatformHost } from '@forecourt/rules/onboarding/isPlatformHost'
import type { OnboardingPlace } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { firstUnfinishedStep, onboardingStepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import type { Context } from '../../Context'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { stockFile } from './stockFile'

const spotOf = ({ street, postcode }: OnboardingPlace) => `${street} ${postcode}`

/** Makes the dealer of an onboarding, as a draft; made already, it gives what was made. Refuses while answers are missing. */
export const foundFor = async (ctx: Context & { readonly actor: Actor }, id: string) => {
  const onboarding = await getOnboarding(ctx.db, id)
  if (!onboarding) throw notFound('onboarding')
  const { answers, siteId } = onboarding
  const unfinished = siteId ? null : firstUnfinishedStep(answers)
  if (unfinished)
    throw new CallProblem('BAD_REQUEST', 'Some answers are still missing.', {
      fields: { step: unfinished, ...onboardingStepProblems(answers, unfinished) },
    })

  const { domain } = answers.address
  if (!siteId && domain !== '' && isPlatformHost(domain, { suffix: ctx.siteHostSuffix, consoleHost: new URL(ctx.consoleUrl).hostname }))
    throw new CallProblem('BAD_REQUEST', `${domain} is an address of the platform’s own.`, { fields: { step: 'address' } })

  const { country } = answers.business
  const points = new Map<string, Point | null>()
  if (!siteId)
    for (const place of [answers.place, ...answers.place.others])
      points.set(spotOf(place), await ctx.geocoder.locate({ ...place, country }))
  const makes = await listKnownMakes(ctx.db)
  const founded = await createDealer(ctx.db, {
    id,
    hostOf: (slug) => `${slug}.${ctx.siteHostSuffix}`,
    carsOf: ({ stock }, place) => stockFile(stock, { now: ctx.now, makes, place }).cars,
    pointOf: (place) => points.get(spotOf(place)) ?? null,
    actor: ctx.actor,
  })
  if (!founded.ok)
    throw new CallProblem(founded.reason === 'notFound' ? 'NOT_FOUND' : 'CONFLICT', founded.message, { fields: { step: 'address' } })
  return founded
}
