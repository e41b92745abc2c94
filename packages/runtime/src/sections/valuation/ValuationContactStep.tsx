import { requiresSmsCode } from '@forecourt/rules/valuations/isValuedOnline'
import { showsValuations } from '@forecourt/schema/switches/showsValuations'
import { FieldInput } from '../../forms/FieldInput'
import { FormFootnotes } from '../../forms/FormFootnotes'
import { TextField, ValuationStepForm, type ValuationStepProps } from './ValuationStepForm'

/** Verification code sent to the shopper's mobile, required before the valuation lookup. */
export const CodeStep = ({ page, id, busy }: ValuationStepProps) => (
  <>
    <p className="mb-5 max-w-prose text-muted text-pretty wrap-anywhere">
      We’ve sent a six-digit code to {page.valuation?.pendingCodeTo}. It works for 10 minutes. The dealership already has your enquiry,
      whether or not you enter it.
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
        <ValuationStepForm page={page} busy={busy} action="code-skip" button="Call me instead" variant="outline" />
      </div>
    </div>
  </>
)

/** Contact details of the shopper: submitting them turns the valuation into an enquiry. */
export const ValuationContactStep = ({ content, page, id, busy }: ValuationStepProps) => {
  const { contact, settings } = content
  const { faults, entered } = page
  const buttonLabel = showsValuations(settings) ? 'See what it’s worth' : 'Request a call'
  return (
    <>
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
