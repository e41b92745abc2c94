import type { Actor } from '@forecourt/data/Actor'
import { createDealer } from '@forecourt/data/onboarding/createDealer'
import { getOnboarding } from '@forecourt/data/onboarding/getOnboarding'
import type { Point } from '@forecourt/rules/entities/Point'
import { isPlatformHost } from '@forecourt/rules/onboarding/isPlatformHost'
import type { OnboardingAnswers, OnboardingPlace } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { firstUnfinishedStep, onboardingStepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { placeNames } from '@forecourt/rules/onboarding/placeNames'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { firstStock } from '@forecourt/services/stock-feeds/firstStock'
import type { Context } from '../../Context'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { importFirstStock } from './importFirstStock'
import { keptFile, stockFileContext } from './stockFileContext'

const spotOf = ({ street, postcode }: OnboardingPlace) => `${street} ${postcode}`

/** How many cars can be read of a dealer's file: none of one that is no file of cars. */
const carsReadOf = async ({ db, now }: Context, answers: OnboardingAnswers): Promise<number> => {
  const { country } = answers.business
  const input = { ...answers.stock, country, corrections: [...answers.stock.corrections], places: placeNames(answers) }
  const mapping = feedMapping.nullable().parse(input.mapping)
  try {
    return (await firstStock(await keptFile(input.file), await stockFileContext(db, { ...input, mapping }, now))).cars
  } catch (error) {
    if (error instanceof FeedFault) return 0
    throw error
  }
}

/** Makes the dealer of an onboarding, as a draft; made already, it gives what was made. Refuses while answers are missing. */
export const foundFor = async (ctx: Context & { readonly actor: Actor }, id: string) => {
  const onboarding = await getOnboarding(ctx.db, id)
  if (!onboarding) throw notFound('onboarding')
  const { answers, siteId } = onboarding
  const facts = siteId || answers.stock.file === '' ? {} : { carsRead: await carsReadOf(ctx, answers) }
  const unfinished = siteId ? null : firstUnfinishedStep(answers, facts)
  if (unfinished)
    throw new CallProblem('BAD_REQUEST', 'Some answers are still missing.', {
      fields: { step: unfinished, ...onboardingStepProblems(answers, unfinished, facts) },
    })

  const { domain } = answers.address
  if (!siteId && domain !== '' && isPlatformHost(domain, { suffix: ctx.siteHostSuffix, consoleHost: new URL(ctx.consoleUrl).hostname }))
    throw new CallProblem('BAD_REQUEST', `${domain} is an address of the platform’s own.`, { fields: { step: 'address' } })

  const { country } = answers.business
  const points = new Map<string, Point | null>()
  if (!siteId)
    for (const place of [answers.place, ...answers.place.others])
      points.set(spotOf(place), await ctx.geocoder.locate({ ...place, country }))
  const founded = await createDealer(ctx.db, {
    id,
    hostOf: (slug) => `${slug}.${ctx.siteHostSuffix}`,
    pointOf: (place) => points.get(spotOf(place)) ?? null,
    actor: ctx.actor,
    now: ctx.now,
  })
  if (!founded.ok)
    throw new CallProblem(founded.reason === 'notFound' ? 'NOT_FOUND' : 'CONFLICT', founded.message, { fields: { step: 'address' } })
  await importFirstStock(ctx, { feedId: id, organisationId: founded.organisationId, stock: answers.stock })
  return founded
}
