import type { PageProps } from '../../PageProps'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { SentEnquiry } from './SentEnquiry.client'

/** Thanks after a form was sent (RTE-09), and somewhere to go on. */
export const SuccessPage = ({ config }: PageProps<'success'>) => (
  <section data-tone="background" data-setting="/forms/successHeading" className="bg-background py-section text-text">
    <Container width="narrow" className="py-section">
      <span className="grid size-16 place-items-center rounded-full bg-positive text-on-positive">
        <Icon name="check" size={34} />
      </span>
      <Heading level={1} size="title" className="mt-6">
        {config.forms.successHeading}
      </Heading>
      <p className="mt-4 max-w-prose text-lead text-muted text-pretty">{config.forms.successText}</p>
      <SentEnquiry />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/search">Keep looking</ButtonLink>
        <ButtonLink href="/" variant="outline">
          Back to the home page
        </ButtonLink>
      </div>
    </Container>
  </section>
)
