import { keyFacts } from '@forecourt/rules/stock/keyFacts'
import { regoText } from '@forecourt/rules/stock/regoText'
import { wofText } from '@forecourt/rules/stock/wofText'
import type { PageProps } from '../../PageProps'
import { KeyFacts } from './KeyFacts'
import { Section } from './Section'

/** The facts shoppers ask for first, with the registration where the site states it, and in New Zealand the warrant (VDP-19, CAR-21, CAR-22, CFG-02). */
export const KeyInformation = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car } = data
  const rego = regoText(car, config, request.now)
  const warrant = wofText(car, config, request.now)
  const facts = [
    ...keyFacts(car),
    ...(rego ? [{ label: 'Registration', value: rego }] : []),
    ...(warrant ? [{ label: 'Warrant of fitness', value: warrant }] : []),
  ]
  if (facts.length === 0) return null
  return (
    <Section id="key-information" heading="Key information" setting="/vdp/keyFactsFirst">
      <KeyFacts facts={facts} first={config.vdp.keyFactsFirst} />
    </Section>
  )
}
