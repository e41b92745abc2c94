import { TextField } from './TextField'
import { ValuationStepForm } from './ValuationStepForm'
import type { ValuationStepProps } from './ValuationStepProps'

/** The code that was sent to the shopper's mobile, before anybody is asked what the vehicle is worth. */
export const CodeStep = ({ page, id, busy }: ValuationStepProps) => (
  <>
    <p className="mb-5 max-w-prose text-muted text-pretty wrap-anywhere">
      We sent six digits to {page.valuation?.codeTo}. They work for ten minutes. The dealership has your enquiry already, with or without
      them.
    </p>
    <ValuationStepForm page={page} busy={busy} deed="code" button="Show me the figure">
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
        <ValuationStepForm page={page} busy={busy} deed="code-again" button="Send another code" variant="outline" />
        <ValuationStepForm page={page} busy={busy} deed="code-skip" button="Call me instead" variant="outline" />
      </div>
    </div>
  </>
)
