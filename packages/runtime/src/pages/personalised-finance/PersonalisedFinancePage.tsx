import { personalFigures, personalMessage } from '@forecourt/rules/finance/personal/personalFigures'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { ComparisonWarning } from '../../sections/finance/ComparisonWarning'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { PersonalForm } from './PersonalForm'
import { PersonalResult } from './PersonalResult'

/** What a shopper's own figures come to by the site's terms, and an enquiry with them at its end (RTE-12). Works without scripts. */
export const PersonalisedFinancePage = ({ config, data, request }: PageProps<'personalisedFinance'>) => {
  const { site, personal } = data
  const { asked, isSubmitted, car } = personal
  const figures = isSubmitted ? personalFigures(asked, config) : null
  const content = formContent('finance', { config, site, car: null, now: request.now })
  const fields = content.fields.map((field) =>
    isSubmitted && field.name === 'message' ? { ...field, defaultValue: personalMessage(asked, { car, config }) } : field,
  )
  return (
    <>
      <Container className="pt-8 pb-section lg:pt-14">
        <Heading level={1} size="title">
          Finance worked out for you
        </Heading>
        <p className="mt-3 max-w-prose text-lead text-muted text-pretty" data-setting="/finance/personalised">
          {car ? `For the ${car.name}. ` : ''}Your figures, worked out with our rates. It is an estimate: no credit check is made, and
          nothing you choose here is kept unless you send the enquiry below.
        </p>
        <div className="mt-block grid gap-x-12 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
          <PersonalForm asked={asked} car={car} ratings={config.finance.ratings} />
          <PersonalResult isSubmitted={isSubmitted} figures={figures} asked={asked} />
        </div>
        {figures && (
          <div className="mt-6 space-y-2">
            <ComparisonWarning config={config} />
            <p className="max-w-3xl text-tiny text-muted text-pretty">
              Repayments are estimates for guidance only and are neither an offer nor approval of credit. They assume a fixed rate over the
              whole term. Whether a lender lends to you, how much and at which rate, it decides once it has looked at your circumstances.
            </p>
          </div>
        )}
      </Container>
      <section id="finance-form" className="bg-surface py-section">
        <Container>
          <Heading level={2} size="section">
            Ask us about it
          </Heading>
          <div className="mt-block max-w-3xl">
            <PageForm {...content} fields={fields} car={car} />
          </div>
        </Container>
      </section>
    </>
  )
}
