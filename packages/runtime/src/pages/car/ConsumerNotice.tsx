import { consumerNotice } from '@forecourt/rules/car/consumerNotice'
import { noticeRights } from '@forecourt/rules/car/noticeRights'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { PageProps } from '../../PageProps'
import { ButtonLink } from '../../ui/Button'
import { Section } from './Section'
import { Specifications } from './Specifications'

/** What the law of New Zealand wants said of a used vehicle, in full and unfolded, and what a buyer can ask for (CFG-02). */
export const ConsumerNotice = ({ config, data: { car, location }, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const rows = consumerNotice(car, location, config, request.now)
  if (!rows) return null
  return (
    <Section id="consumer-notice" heading="Consumer Information Notice" setting="/vdp/showConsumerNotice">
      <Specifications rows={rows} />
      <p className="mt-4 max-w-prose text-small text-muted text-pretty">{noticeRights}</p>
      <ButtonLink href={`${carHref(car)}/notice.pdf`} variant="outline" rel="nofollow" data-document="" className="mt-4">
        Save the notice as PDF
      </ButtonLink>
    </Section>
  )
}
