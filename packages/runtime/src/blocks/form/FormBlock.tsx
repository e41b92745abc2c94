import { form } from '@forecourt/rules/blocks/kinds/form'
import { locationsForForm } from '@forecourt/rules/leads/form/locationsForForm'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { detailedPlace } from '@forecourt/rules/locations/detailedPlace'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { isValuedOnline } from '@forecourt/rules/valuations/isValuedOnline'
import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { type FormContent, formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import { PageFinanceForm } from '../../sections/finance/PageFinanceForm'
import { PageValuation } from '../../sections/valuation/PageValuation'
import { valuationContent } from '../../sections/valuation/valuationContent'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'
import { ContactCards } from './ContactCards'
import { mostPlaces } from './PlacesToChoose'

interface BlockFormProps extends Pick<BlockProps<'form'>, 'block' | 'config' | 'site' | 'level'> {
  readonly content: FormContent
  readonly now: string
  readonly known: BlockProps<'form'>['data']['finance']
}

/** The form itself: finance begins with the calculator's figures, and a trade-in with its plate where the site values online. */
const BlockForm = ({ block, config, site, now, content, level, known }: BlockFormProps) => {
  if (block.form === 'finance') return <PageFinanceForm content={content} known={known} locations={site.locations} />
  if (!isValuedOnline(block.form, config)) return <PageForm {...content} car={null} />
  return <PageValuation content={valuationContent(config, site, { car: null, now })} start={newValuationPage} level={level === 1 ? 2 : 3} />
}

/** An enquiry form, with how else to reach the place it goes to beside it. */
export const FormBlock = ({ block, config, data, site, request, shown, level, tone, setting }: BlockProps<'form'>) => {
  const offer = block.form === 'finance' ? data.finance?.offer : null
  const content = formContent(block.form, { config, site, car: null, now: request.now, ...(offer && { offer }) })
  const isStepped = isValuedOnline(block.form, config)
  // A valuation asks for the place at its end.
  const choice = isStepped
    ? undefined
    : content.fields.find(({ name, type }) => (name === 'locationId' || name === 'dealershipSlug') && type === 'select')
  const fitting = locationsForForm(block.form, site.locations)
  const place = shownValue(form.parts.contact, { block, site, config })
  const detailed = shown.flatMap((other) => (other.kind === 'locations' ? (detailedPlace(other, site.locations)?.id ?? []) : []))
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
          <RichText text={block.text} setting={`${setting}/text`} className="mt-3 text-lead text-muted" />
          <div className="mt-block">
            <BlockForm block={block} config={config} site={site} now={request.now} content={content} level={level} known={data.finance} />
          </div>
        </div>
        {place && (
          <ContactCards
            locations={choice || fitting.length <= mostPlaces ? fitting : [place]}
            choice={choice ?? null}
            config={config}
            request={request}
            saysHours={choice !== undefined || !detailed.includes(place.id)}
            department={leadForms[block.form].department ?? 'sales'}
          />
        )}
      </Container>
    </section>
  )
}
