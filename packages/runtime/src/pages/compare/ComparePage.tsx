import { maxCompared } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import { comparison } from '@forecourt/rules/car/facts/comparison'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { singularNoun } from '@forecourt/rules/text/singularNoun'
import type { PageProps } from '../../PageProps'
import { ListDisclaimer } from '../../sections/finance/FoldedDisclaimer'
import { CarActions } from '../../sections/vehicle/buttons/CarActions.client'
import { enquiryForms } from '../../sections/vehicle/buttons/enquiryForms'
import { ArrowLink } from '../../ui/ArrowLink'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { ChosenCars } from './ChosenCars.client'
import { CompareTable } from './CompareTable'
import { RemoveFromComparison } from './RemoveFromComparison.client'

/**
 * Empty state of the comparison, with a link to the stock; `noun` is the site's word for cars. Only the browser knows whether cars are
 * selected, so the text doesn't mention it.
 */
const NothingCompared = ({ noun }: { readonly noun: string }) => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <span className="mx-auto grid size-14 place-items-center rounded-full bg-raised">
      <Icon name="scale" size={26} />
    </span>
    <h2 className="heading mt-4 text-subsection">Choose {noun} to compare</h2>
    <p className="mx-auto mt-2 max-w-sm text-muted text-pretty">Tap the scales icon on up to four {noun} to see them here side by side.</p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <ButtonLink href="/search">Find {noun}</ButtonLink>
      <ChosenCars />
    </div>
  </div>
)

/** A sentence with the number of requested cars that are missing. */
const missingText = (missing: number, noun: string): string =>
  missing === 1 ? `One of the ${noun} you chose is no longer available.` : `${missing} of the ${noun} you chose are no longer available.`

/** Up to four cars side by side, determined by the URL alone: can be shared, and works without scripts (FAV-02). */
export const ComparePage = ({ config, data, request }: PageProps<'compare'>) => {
  const { cars, missing, site } = data
  const { noun } = config.search
  const groups = comparison(
    cars.map((car) => atOfferRate(car, site.carOffers, config)),
    config,
    request.now,
  )
  const hasWeekly = groups.some(({ rows }) => rows.some(({ label }) => label.endsWith('*')))
  return (
    <Container className="pt-6 pb-section lg:pt-10">
      <div data-setting="/favourites/compare" className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <Heading level={1} size="section">
          Compare {noun}
        </Heading>
        {cars.length > 0 && cars.length < maxCompared && <ArrowLink href="/search">{`Add another ${singularNoun(noun)}`}</ArrowLink>}
      </div>
      {missing > 0 && <p className="mb-5 rounded-card bg-surface px-5 py-3">{missingText(missing, noun)}</p>}
      {cars.length === 0 ? (
        <NothingCompared noun={noun} />
      ) : (
        <CarActions forms={enquiryForms(cars, { config, site, place: 'compare', now: request.now })}>
          <RemoveFromComparison>
            <CompareTable cars={cars} groups={groups} config={config} request={request} />
          </RemoveFromComparison>
        </CarActions>
      )}
      {hasWeekly && <ListDisclaimer config={config} />}
    </Container>
  )
}
