import type { PageProps } from '../../PageProps'
import { ContactCard } from '../../sections/location/ContactCard'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { RichText } from '../../ui/rich-text/RichText'
import { SentEnquiry } from './SentEnquiry.client'

/** Thanks after a form was sent (RTE-09), what was sent, how to reach who has it, and somewhere to go on. */
export const SuccessPage = ({ config, data, request }: PageProps<'success'>) => (
  <section data-tone="background" data-setting="/forms/successHeading" className="bg-background py-section text-text">
    <Container className="py-section">
      <SentEnquiry
        places={data.site.locations
          .filter(({ visible }) => visible)
          .map((location) => ({
            id: location.id,
            card: <ContactCard location={location} config={config} request={request} department="sales" />,
          }))}
      >
        <span className="grid size-16 place-items-center rounded-full bg-positive text-on-positive">
          <Icon name="check" size={34} />
        </span>
        <Heading level={1} size="title" className="mt-6">
          {config.forms.successHeading}
        </Heading>
        <RichText text={config.forms.successText} setting="/forms/successText" className="mt-4 text-lead text-muted" />
      </SentEnquiry>
    </Container>
  </section>
)
