import { carHref } from '@forecourt/rules/routing/carHref'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { PageProps } from '../../PageProps'
import { PageValuation } from '../../sections/valuation/PageValuation'
import { valuationContent } from '../../sections/valuation/valuationContent'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'

/** The online valuation of the shopper's vehicle, step by step (RTE-07, TRD-01). */
export const TradeInPage = ({ config, data, request }: PageProps<'tradeIn'>) => {
  const { tradeIn, site } = data
  const { valuation } = tradeIn
  const car = tradeIn.car ?? valuation?.car ?? null
  const content = valuationContent(config, site, { car: null, now: request.now })
  const name = valuation && vehicleName(valuation.vehicle)
  return (
    <Container width="narrow" className="pt-8 pb-section lg:pt-12">
      <div className="mx-auto max-w-2xl">
        <Heading level={1} size="section" setting="/valuation/enabled">
          What’s your vehicle worth?
        </Heading>
        <p className="mt-2 text-muted text-pretty wrap-anywhere">
          {name ? `${name}${valuation.vehicle.plate ? `, ${valuation.vehicle.plate}` : ''}. ` : ''}
          {car && (
            <>
              Trading in for the{' '}
              <a href={carHref(car)} className="text-link underline underline-offset-2">
                {car.name}
              </a>
              .
            </>
          )}
        </p>
        <div className="mt-6 rounded-card border border-line bg-background p-5 sm:p-8">
          <PageValuation content={content} start={tradeIn} level={2} />
        </div>
      </div>
    </Container>
  )
}
