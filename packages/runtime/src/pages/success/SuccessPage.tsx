import type { Location } from '@forecourt/rules/entities/Location'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import { hasMainPhone } from '@forecourt/schema/switches/contactSwitches'
import { PhoneLink } from '../../chrome/PhoneLink'
import { FormFootnotes } from '../../forms/FormFootnotes'
import type { PageProps } from '../../PageProps'
import { ContactCard } from '../../sections/location/ContactCard'
import type { DepartmentWeek } from '../../sections/location/departmentHours'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { RichText } from '../../ui/rich-text/RichText'
import { SentEnquiry } from './SentEnquiry.client'

const hasDepartment = ({ departments }: Location, wantedDepartment: DepartmentWeek['department']): boolean =>
  departments.some(({ department }) => department === wantedDepartment)

/** The thank-you page (RTE-09): summary, response time, contact details and links onward. */
export const SuccessPage = ({ config, data, request }: PageProps<'success'>) => {
  // The texts used here don't depend on the form or the car, so any values will do.
  const context = { form: 'general', car: null, config, site: data.site } as const
  const card = (location: Location, department: DepartmentWeek['department']) => (
    <ContactCard location={location} config={config} request={request} department={department} />
  )
  return (
    <section data-tone="background" data-setting="/forms/successHeading" className="bg-background py-section text-text">
      <Container className="py-section">
        <SentEnquiry
          locations={data.site.locations
            .filter(({ visible }) => visible)
            .map((location) => ({
              id: location.id,
              name: location.name,
              dealershipSlug: location.dealershipSlug,
              cards: {
                sales: card(location, 'sales'),
                service: hasDepartment(location, 'service') ? card(location, 'service') : null,
                parts: hasDepartment(location, 'parts') ? card(location, 'parts') : null,
              },
            }))}
          fallback={
            hasMainPhone(config.phone) ? (
              <aside aria-label="Contact details" data-setting="/phone/main" className="self-start rounded-card bg-surface p-card">
                <Heading level={2} size="card">
                  {config.identity.name}
                </Heading>
                <PhoneLink number={config.phone.main} className="mt-2" />
              </aside>
            ) : null
          }
          icon={
            <span className="grid size-16 place-items-center rounded-full bg-positive text-on-positive">
              <Icon name="check" size={34} />
            </span>
          }
          heading={config.forms.successHeading}
        >
          <RichText text={config.forms.successText} setting="/forms/successText" className="mt-4 text-lead text-muted" />
          {/* Must match the response time shown under the form. */}
          <FormFootnotes
            notes={{ reply: shownValue(formParts.reply, context), answerTime: shownValue(formParts.answerTime, context), privacyOf: null }}
          />
        </SentEnquiry>
      </Container>
    </section>
  )
}
