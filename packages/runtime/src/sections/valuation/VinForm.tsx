import { TextField } from './TextField'
import { ValuationStepForm } from './ValuationStepForm'
import type { ValuationStepProps } from './ValuationStepProps'

/** The vehicle by its VIN, for one without a plate. */
export const VinForm = ({ page, id, busy }: ValuationStepProps) => (
  <details className="mt-4" open={page.faults.vin !== undefined}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link">No plate? Use the VIN</summary>
    <div className="mt-2">
      <ValuationStepForm page={page} busy={busy} deed="vehicle" button="Find by VIN" variant="secondary">
        <TextField
          id={`${id}-vin`}
          name="vin"
          label="VIN or chassis number"
          required
          fault={page.faults.vin}
          defaultValue={page.typed.vin ?? page.valuation?.vehicle.vin ?? ''}
          hint="17 letters and digits, on the compliance plate or behind the windscreen."
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </ValuationStepForm>
    </div>
  </details>
)
