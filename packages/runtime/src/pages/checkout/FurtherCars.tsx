import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { makeList } from '@forecourt/rules/routing/linkedLists'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ArrowLink } from '../../ui/ArrowLink'
import { Heading } from '../../ui/Heading'
import { GarageCar } from '../garage/GarageCar'

export interface FurtherCarsProps {
  readonly checkout: Checkout
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
}

/** Alternatives to an unavailable car, with a link to all of them, so that no journey is a dead end. */
export const FurtherCars = ({ checkout: { similar, car }, config, site }: FurtherCarsProps) => {
  const ofMake = makeList(car, site.models)
  return (
    <section aria-labelledby="similar-heading" className="mt-10 border-t border-line pt-6">
      <Heading level={2} size="card" id="similar-heading" className="mb-4">
        {similar.length > 0 ? `Similar ${car.itemType}s in stock` : 'Look for something else'}
      </Heading>
      {similar.length > 0 && (
        <ul>
          {similar.map((other) => (
            <GarageCar key={other.id} car={other} config={config} />
          ))}
        </ul>
      )}
      <ArrowLink href={ofMake?.href ?? '/search'}>{ofMake ? `Every ${car.make}` : 'Everything in stock'}</ArrowLink>
    </section>
  )
}
