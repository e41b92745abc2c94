import { getsOnlineValuation } from '@forecourt/rules/valuations/getsOnlineValuation'
import { sampleVehicles } from '@forecourt/rules/valuations/sampleVehicles'
import { valueVehicle } from '@forecourt/rules/valuations/valueVehicle'
import { sampleMarketValues } from '@forecourt/services/valuations/sampleMarketValues'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { rulesInput } from './rulesInput'

const condition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'good', history: 'good' } as const
/** As sites have them unless they say otherwise (TRD-03). */
const limits = { mostYears: 7, mostKm: 100_000 }

/** What rules would offer for ten usual vehicles in good condition: nothing is saved, and nobody is asked but the made-up prices. */
export const dryRun = procedure
  .permission('valuation.rules')
  .input(z.object({ rules: rulesInput }))
  .query(({ ctx, input: { rules } }) =>
    Promise.all(
      sampleVehicles.map(async (sample) => {
        const { make, model, years, km } = sample
        const year = new Date(ctx.now).getUTCFullYear() - years
        const market = await sampleMarketValues.worthOf({ make, model, badge: '', year, km, plate: null, state: null, vin: null }, ctx.now)
        const isOne = rules.makes.length === 0 || rules.makes.some((each) => each.toLowerCase() === make.toLowerCase())
        const figure =
          market && isOne && getsOnlineValuation({ year, km }, ctx.now, limits)
            ? valueVehicle(market.marketCents, { make, year, condition }, rules, ctx.now)
            : null
        return {
          name: `${year} ${make} ${model}`,
          km,
          marketCents: market?.marketCents ?? null,
          lowCents: figure?.lowCents ?? null,
          highCents: figure?.highCents ?? null,
        }
      }),
    ),
  )
