import { isInStock } from '@forecourt/rules/entities/isInStock'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { plainChoices } from '../../sections/vehicle/buttons/enquiryForms'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { Heading } from '../../ui/Heading'

type CarEnquiryProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

/** The form about this car, in the page itself: every enquiry button leads here where there is no script. */
export const CarEnquiry = ({ config, data, request }: CarEnquiryProps) => {
  const { car, site } = data
  const form = isInStock(car) ? 'vehicle' : 'similar'
  return (
    <section id="enquire" data-setting="/forms" data-asks="" className="scroll-mt-28 border-t border-line py-block print:hidden">
      <Heading level={2} size="subsection">
        {form === 'similar' ? 'Find me something similar' : `Enquire about this ${vehicleNoun[car.itemType]}`}
      </Heading>
      <p className="mt-1 mb-5 text-muted">{car.name}</p>
      <PageForm
        {...formContent(form, { config, site, car, now: request.now })}
        car={{ slug: car.slug, name: car.name }}
        plainChoices={plainChoices(car, { config, now: request.now })}
      />
    </section>
  )
}
