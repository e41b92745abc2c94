import { form } from '@forecourt/rules/blocks/kinds/form'
import { locationsForForm } from '@forecourt/rules/leads/form/locationsForForm'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import { PageFinanceForm } from '../../sections/finance/PageFinanceForm'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import type { BlockProps } from '../BlockProps'
import { ContactCards } from './ContactCards'

/** An enquiry form, with how else to reach the place it goes to beside it. */
export const FormBlock = ({ block, config, data, site, request, level, tone, setting }: BlockProps<'form'>) => {
  const content = formContent(block.form, { config, site, car: null, now: request.now })
  const choice = content.fields.find(({ name, type }) => (name === 'locationId' || name === 'dealershipSlug') && type === 'select')
  const fitting = locationsForForm(block.form, site.locations)
  const place = shownValue(form.parts.contact, { block, site })
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
              <PageFinanceForm content={content} known={data.finance} locations={site.locations} />
            ) : (
              <PageForm {...content} car={null} />
            )}
          </div>
        </div>
        {place && (
          <ContactCards
            locations={choice ? fitting : [place]}
            choice={choice ?? null}
            config={config}
            request={request}
            department={leadForms[block.form].department ?? 'sales'}
          />
        )}
      </Container>
    </section>
  )
}
