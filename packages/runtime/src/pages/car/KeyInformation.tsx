import { keyFacts } from '@forecourt/rules/stock/keyFacts'
import { regoText } from '@forecourt/rules/stock/regoText'
import type { PageProps } from '../../PageProps'
import { KeyFacts } from './KeyFacts'
import { Section } from './Section'

/** The facts shoppers ask for first, with the registration where the site states it (VDP-19, CAR-21, CAR-22). */
export const KeyInformation = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car } = data
  const rego = regoText(car, config, request.now)
  const facts = [...keyFacts(car), ...(rego ? [{ label: 'Registration', value: rego }] : [])]
  if (facts.length === 0) return null
  return (
    <Section id="key-information" heading="Key information" setting="/vdp/keyFactsFirst">
      <KeyFacts facts={facts} first={config.vdp.keyFactsFirst} />
    </Section>
  )
}
