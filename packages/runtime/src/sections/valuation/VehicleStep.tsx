import { plateStates } from '@forecourt/rules/valuations/parseVehicleIdentity'
import { TextField, ValuationStepForm, type ValuationStepProps } from './ValuationStepForm'

/** Lookup by VIN, for a vehicle without a plate. */
export const VinForm = ({ page, id, busy }: ValuationStepProps) => (
  <details className="mt-4" open={page.faults.vin !== undefined}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link">No plate? Use the VIN</summary>
    <div className="mt-2">
      <ValuationStepForm page={page} busy={busy} action="vehicle" button="Find by VIN" variant="secondary">
        <TextField
          id={`${id}-vin`}
          name="vin"
          label="VIN or chassis number"
          required
          fault={page.faults.vin}
          defaultValue={page.entered.vin ?? page.valuation?.vehicle.vin ?? ''}
          hint="It’s the 17 letters and numbers on the plate under the bonnet or at the bottom of the windscreen."
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </ValuationStepForm>
    </div>
  </details>
)

/** Identifies the vehicle: by plate and state, or by VIN. */
export const VehicleStep = ({ content, page, id, busy }: ValuationStepProps) => {
  const { country } = content
  const states = plateStates[country]
  const { faults, entered, valuation } = page
  const word = country === 'NZ' ? 'Plate' : 'Rego'
  const stateFault = faults.regoState
  return (
    <ValuationStepForm page={page} busy={busy} action="vehicle" button="Find my vehicle">
      <div className={`grid gap-4 ${states.length > 1 ? '@sm:grid-cols-[minmax(0,1fr)_8.5rem]' : ''}`}>
        <TextField
          id={`${id}-rego`}
          name="rego"
          label={word}
          required={entered.vin === undefined && !faults.vin}
          fault={faults.rego}
          defaultValue={entered.rego ?? valuation?.vehicle.plate ?? ''}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {states.length > 1 && (
          <div>
            <label htmlFor={`${id}-state`} className="mb-1.5 block text-small font-semibold">
              State
            </label>
            <select
              id={`${id}-state`}
              name="regoState"
              className="field"
              defaultValue={entered.regoState ?? valuation?.vehicle.state ?? content.state ?? ''}
              aria-invalid={stateFault ? true : undefined}
              aria-describedby={stateFault ? `${id}-state-problem` : undefined}
            >
              <option value="">Choose</option>
              {states.map((state) => (
                <option key={state} value={state}>
                  {state}
                </option>
              ))}
            </select>
            {stateFault && (
              <p id={`${id}-state-problem`} className="mt-1.5 text-small text-danger">
                {stateFault}
              </p>
            )}
          </div>
        )}
      </div>
      <p className="mt-3 max-w-prose text-small text-muted text-pretty">
        We only look up the vehicle, never who owns it. Getting a valuation doesn’t commit you to anything.
      </p>
    </ValuationStepForm>
  )
}
