import { formFields } from '@forecourt/rules/leads/formFields'
import { submitLabel } from '@forecourt/rules/leads/submitLabel'
import { PageForm } from '../../forms/PageForm'
import { PageFinanceForm } from '../../sections/finance/PageFinanceForm'
import { ContactCard } from '../../sections/location/ContactCard'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import type { BlockProps } from '../BlockProps'
import { locationsFor } from '../locations/locationsFor'

/** An enquiry form, with how else to reach the dealer beside it. */
export const FormBlock = ({ block, config, site, request, level, tone, setting }: BlockProps<'form'>) => {
  const wanted = block.form === 'service' || block.form === 'parts' ? block.form : 'primary'
  const location = locationsFor(site.locations, wanted)[0] ?? locationsFor(site.locations, 'primary')[0]
  const fields = formFields(block.form, { config, site, car: null })
  return (
    <section
      id={block.form === 'finance' ? 'finance-form' : undefined}
      data-tone={tone}
      data-setting={setting}
      className="band bg-background py-section text-text"
    >
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
        <div>
          {block.heading && (
            <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={`${setting}/heading`}>
              {block.heading}
            </Heading>
          )}
          {block.text && (
            <p data-setting={`${setting}/text`} className="mt-3 max-w-prose text-lead text-muted text-pretty">
              {block.text}
            </p>
          )}
          <div className="mt-block">
            {block.form === 'finance' ? (
              <PageFinanceForm fields={fields} submitLabel={submitLabel(null)} />
            ) : (
              <PageForm form={block.form} fields={fields} submitLabel={submitLabel(null)} car={null} />
            )}
          </div>
        </div>
        {block.showContact && location && (
          <ContactCard location={location} config={config} request={request} department={wanted === 'primary' ? 'sales' : wanted} />
        )}
      </Container>
    </section>
  )
}
