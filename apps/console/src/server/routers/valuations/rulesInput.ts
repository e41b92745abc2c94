import { adjustmentBounds, mostAdjustments, valuationBounds } from '@forecourt/rules/valuations/ValuationRules'
import { z } from 'zod'

const whole = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().int().min(min).max(max)

/** An organisation's rules of trade-in prices, as they are typed. */
export const rulesInput = z.object({
  marginPercent: whole(valuationBounds.marginPercent),
  spreadPercent: whole(valuationBounds.spreadPercent),
  minimumCents: whole(valuationBounds.minimumCents),
  validDays: whole(valuationBounds.validDays),
  lookupsPerDay: whole(valuationBounds.lookupsPerDay),
  makes: z.array(z.string().trim().min(1).max(40)).max(60),
  adjustments: z
    .array(
      z
        .object({
          id: z.string().min(1).max(60),
          make: z.string().trim().max(40),
          fromYears: whole(adjustmentBounds.years),
          toYears: whole(adjustmentBounds.years),
          percent: whole(adjustmentBounds.percent),
        })
        .refine(({ fromYears, toYears }) => fromYears <= toYears, { path: ['toYears'], message: 'The last year comes before the first.' }),
    )
    .max(mostAdjustments),
})
