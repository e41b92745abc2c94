import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { KeyFacts } from './KeyFacts'
import { Section } from './Section'

/** The facts shoppers ask for first, with the registration where the site states it, and in New Zealand the warrant (VDP-19, CAR-21, CAR-22, CFG-02). */
export const KeyInformation = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, site } = data
  const model = shownValue(carPageParts.model, { car, range: site.range })
  const facts = shownValue(carPageParts.facts, { car, config, now: request.now })
  if (facts === null) return null
  return (
    <Section id="key-information" heading="Key information" setting="/vdp/keyFactsFirst">
      <KeyFacts facts={facts} first={config.vdp.keyFactsFirst} />
      {model && (
        <ArrowLink href={model.path} className="mt-3 print:hidden">
          {`More about the ${makeAndModel(model.make, model.model)}`}
        </ArrowLink>
      )}
    </Section>
  )
}
