import { consumerNotice } from '@forecourt/rules/car/consumerNotice'
import type { PageProps } from '../../PageProps'
import { Section } from './Section'
import { Specifications } from './Specifications'

/** What the law of New Zealand wants said of a used vehicle, in full and unfolded, and what a buyer can ask for (CFG-02). */
export const ConsumerNotice = ({ config, data: { car, location }, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const rows = consumerNotice(car, location, config, request.now)
  if (!rows) return null
  return (
    <Section id="consumer-notice" heading="Consumer Information Notice" setting="/vdp/showConsumerNotice">
      <Specifications rows={rows} />
      <p className="mt-4 max-w-prose text-small text-muted text-pretty">
        The signed notice is displayed with the vehicle. Ask for a copy; you confirm that you have it when you buy. The Consumer Guarantees
        Act and the Fair Trading Act protect you, and a dispute can go to the Motor Vehicle Disputes Tribunal.
      </p>
    </Section>
  )
}
