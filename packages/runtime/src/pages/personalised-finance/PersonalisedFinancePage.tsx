import {
  incomeBands,
  type PersonalFinance,
  type PersonalFinanceParams,
  personalFigures,
  personalMessage,
  personalTerms,
} from '@forecourt/rules/finance/personal/personalFigures'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { ComparisonWarning } from '../../sections/finance/ComparisonWarning'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { PersonalResult } from './PersonalResult'

interface Props {
  readonly requested: PersonalFinanceParams
  readonly car: PersonalFinance['car']
  readonly ratings: ResolvedConfig['finance']['ratings']
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly problem?: string
  readonly children: ReactNode
}

const Field = ({ id, label, problem, children }: FieldProps) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
      {label}
    </label>
    {children}
    {problem && (
      <p id={`${id}-problem`} role="alert" className="mt-1 text-tiny font-medium text-danger">
        {problem}.
      </p>
    )}
  </div>
)

const aboutFault = (id: string, problem: string | undefined) => problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }

const dollars = (cents: number) => (cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 0 })

/** The shopper's financial details: a GET form to the same page. */
const PersonalForm = ({ requested, car, ratings }: Props) => (
  <form method="get" action="/personalised/finance" className="@container">
    {car && <input type="hidden" name="car_id" value={car.slug} />}
    <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
      <Field
        id="personal-price"
        label={car ? 'Price of the car, in dollars' : 'Your budget, in dollars'}
        problem={requested.faults.price?.problem}
      >
        <input
          id="personal-price"
          name={car ? undefined : 'price'}
          readOnly={car !== null}
          inputMode="numeric"
          maxLength={12}
          defaultValue={requested.faults.price?.entered ?? dollars(requested.priceCents)}
          {...aboutFault('personal-price', requested.faults.price?.problem)}
          className="field tabular-nums"
        />
      </Field>
      <Field id="personal-deposit" label="Deposit or trade-in, in dollars" problem={requested.faults.deposit?.problem}>
        <input
          id="personal-deposit"
          name="deposit"
          inputMode="numeric"
          maxLength={12}
          defaultValue={requested.faults.deposit?.entered ?? dollars(requested.depositCents)}
          {...aboutFault('personal-deposit', requested.faults.deposit?.problem)}
          className="field tabular-nums"
        />
      </Field>
      <Field id="personal-term" label="Loan term">
        <select id="personal-term" name="term" defaultValue={String(requested.years)} className="field">
          {personalTerms.map((years) => (
            <option key={years} value={years}>
              {years} {years === 1 ? 'year' : 'years'}
            </option>
          ))}
        </select>
      </Field>
      <Field id="personal-income" label="Your annual income, before tax">
        <select id="personal-income" name="income" defaultValue={requested.income ?? ''} className="field">
          <option value="">I’d rather not say</option>
          {Object.entries(incomeBands).map(([band, { label }]) => (
            <option key={band} value={band}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {ratings.length > 0 && (
        <Field id="personal-rating" label="How you’d rate your credit history">
          <select
            id="personal-rating"
            name="rating"
            defaultValue={requested.rating ?? ''}
            className="field"
            data-setting="/finance/ratings"
          >
            <option value="">I don’t know</option>
            {ratings.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
    </div>
    <Button type="submit" size="large" className="mt-6 w-full @lg:w-auto">
      Calculate
    </Button>
  </form>
)

/**
 * An estimate from the shopper's own figures and the site's finance terms, with an enquiry form that contains them (RTE-12). Works without
 * scripts.
 */
export const PersonalisedFinancePage = ({ config, data, request }: PageProps<'personalisedFinance'>) => {
  const { site, personal } = data
  const { requested, isSubmitted, car } = personal
  const figures = isSubmitted ? personalFigures(requested, config) : null
  const content = formContent('finance', { config, site, car: null, now: request.now })
  const fields = content.fields.map((field) =>
    isSubmitted && field.name === 'message' ? { ...field, defaultValue: personalMessage(requested, { car, config }) } : field,
  )
  return (
    <>
      <Container className="pt-8 pb-section lg:pt-14">
        <Heading level={1} size="title">
          Your own finance estimate
        </Heading>
        <p className="mt-3 max-w-prose text-lead text-muted text-pretty" data-setting="/finance/personalised">
          {car ? `For the ${car.name}. ` : ''}Your figures at our rates. This is only an estimate. There’s no credit check, and nothing you
          choose here is stored unless you send the enquiry below.
        </p>
        <div className="mt-block grid gap-x-12 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
          <PersonalForm requested={requested} car={car} ratings={config.finance.ratings} />
          <PersonalResult identity={config.identity} isSubmitted={isSubmitted} figures={figures} requested={requested} />
        </div>
        {figures && (
          <div className="mt-6 space-y-2">
            <ComparisonWarning config={config} />
            <p className="max-w-3xl text-tiny text-muted text-pretty">
              This is a guide, not an offer or approval of credit. It assumes that the rate stays the same for the whole term. A lender will
              assess your circumstances, then decide whether to lend to you, how much and at what rate.
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
