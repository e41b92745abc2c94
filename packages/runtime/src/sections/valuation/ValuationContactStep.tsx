import { requiresSmsCode, showsFigureFirst } from '@forecourt/rules/valuations/isValuedOnline'
import { offerText } from '@forecourt/rules/valuations/tradeInText'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { showsValuations } from '@forecourt/schema/switches/showsValuations'
import { FieldInput } from '../../forms/FieldInput'
import { FormFootnotes } from '../../forms/FormFootnotes'
import { Figure, subjectToInspection, whyCall } from './ResultStep'
import { TextField, ValuationStepForm, type ValuationStepProps } from './ValuationStepForm'

/** Verification code sent to the shopper's mobile, required before the valuation lookup. */
export const CodeStep = ({ page, id, busy }: ValuationStepProps) => (
  <>
    <p className="mb-5 max-w-prose text-muted text-pretty wrap-anywhere">
      We’ve sent a six-digit code to {page.valuation?.pendingCodeTo}. It works for 10 minutes. We already have your enquiry, so if you skip
      the code, we’ll call you with a figure instead.
    </p>
    <ValuationStepForm page={page} busy={busy} action="code" button="Show me the figure">
      <TextField
        id={`${id}-code`}
        name="code"
        label="Code"
        required
        fault={page.faults.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="max-w-60"
      />
    </ValuationStepForm>
    <div className="@container mt-2">
      <div className="grid gap-x-3 @md:grid-cols-2">
        <ValuationStepForm page={page} busy={busy} action="code-again" button="Send another code" variant="outline" />
        <ValuationStepForm page={page} busy={busy} action="code-skip" button="Skip the code" variant="outline" />
      </div>
    </div>
  </>
)

/** The price range, or why the dealership calls, above the form for the contact details (TRD-01). */
const FoundFigure = ({ content, page: { valuation } }: Pick<ValuationStepProps, 'content' | 'page'>) => {
  if (!valuation) return null
  const text = offerText(valuation)
  if (text === null)
    return (
      <p className="mb-5 max-w-prose text-pretty">
        {whyCall(valuation.reason, content)} Leave your details, and {content.siteName} will call you with one.
      </p>
    )
  return (
    <div className="mb-5">
      <Figure label="Online estimate" text={text}>
        <p className="mt-2 text-small wrap-anywhere">{vehicleName(valuation.vehicle)}</p>
        <p className="mt-1 text-small text-pretty">
          {valuation.source && `Based on: ${valuation.source}. `}
          {subjectToInspection}
        </p>
      </Figure>
      <p className="mt-4 max-w-prose text-pretty">Leave your details to keep this figure and choose a time for the inspection.</p>
    </div>
  )
}

/** Contact details of the shopper: submitting them turns the valuation into an enquiry. */
export const ValuationContactStep = ({ content, page, id, busy }: ValuationStepProps) => {
  const { contact, settings } = content
  const { faults, entered } = page
  const figureFirst = showsFigureFirst(settings)
  const hasFigure = figureFirst && page.valuation !== null && offerText(page.valuation) !== null
  const buttonLabel = hasFigure
    ? 'Continue to the inspection'
    : showsValuations(settings) && !figureFirst
      ? 'See what it’s worth'
      : 'Request a call'
  return (
    <>
      {figureFirst && <FoundFigure content={content} page={page} />}
      <p className="mb-5 max-w-prose text-small text-muted text-pretty">
        {requiresSmsCode(settings) ? 'We’ll text a code to your mobile first. ' : ''}
        {content.siteName} will only contact you about this, unless you agree to more.
      </p>
      <ValuationStepForm page={page} busy={busy} action="contact" button={buttonLabel}>
        <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
          {contact.fields.map((field) => {
            const value = entered[field.name]
            return (
              <FieldInput
                key={field.name}
                field={
                  value === undefined || field.type === 'hidden'
                    ? field
                    : { ...field, defaultValue: field.type === 'checkbox' ? value === 'true' : value }
                }
                id={`${id}-${field.name}`}
                problem={faults[field.name]}
              />
            )
          })}
        </div>
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={`${id}-website`}>Leave this empty</label>
          <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </ValuationStepForm>
      <FormFootnotes notes={contact.notes} />
    </>
  )
}
