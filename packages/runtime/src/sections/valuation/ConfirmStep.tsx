import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import { TextField, ValuationStepForm, type ValuationStepProps } from './ValuationStepForm'

/** Confirms the vehicle that was looked up; if it is wrong or was not found, the shopper describes it. */
export const ConfirmStep = (props: ValuationStepProps) => {
  const { content, page, id, busy } = props
  const { valuation, faults } = page
  if (!valuation) return null
  const { vehicle } = valuation
  const isKnown = vehicle.make !== ''
  const describeForm = (
    <ValuationStepForm page={page} busy={busy} action="describe" button="This is my vehicle" variant={isKnown ? 'secondary' : 'primary'}>
      <div className="grid gap-4 @lg:grid-cols-2">
        <TextField
          id={`${id}-make`}
          name="make"
          label="Make"
          required
          fault={faults.make}
          defaultValue={vehicle.make}
          maxLength={40}
          list={`${id}-makes`}
          autoComplete="off"
        />
        <datalist id={`${id}-makes`}>
          {content.makes.map((make) => (
            <option key={make} value={make} />
          ))}
        </datalist>
        <TextField
          id={`${id}-model`}
          name="model"
          label="Model"
          required
          fault={faults.model}
          defaultValue={vehicle.model}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          id={`${id}-year`}
          name="year"
          label="Year"
          required
          fault={faults.year}
          defaultValue={vehicle.year ?? ''}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <TextField
          id={`${id}-badge`}
          name="badge"
          label="Badge"
          fault={faults.badge}
          defaultValue={vehicle.badge}
          placeholder="e.g. GX or Sport"
          maxLength={60}
          autoComplete="off"
        />
      </div>
    </ValuationStepForm>
  )
  if (!isKnown)
    return (
      <>
        <p className="mb-5 text-muted text-pretty">We couldn’t find {vehicle.plate ?? vehicle.vin}. Tell us what it is.</p>
        {describeForm}
      </>
    )
  return (
    <>
      <div className="rounded-card border border-line-strong p-5">
        <p className="text-subsection font-semibold text-balance wrap-anywhere">{vehicleName(vehicle)}</p>
        <p className="mt-1 text-small text-muted wrap-anywhere">
          {vehicle.plate ? `${vehicle.plate}${vehicle.state && vehicle.state !== 'NZ' ? `, ${vehicle.state}` : ''}` : vehicle.vin}
        </p>
        {vehicle.simulated && (
          <p className="mt-3 border-t border-line pt-3 text-tiny text-muted text-pretty">
            Sample result for this demo. No register was checked.
          </p>
        )}
      </div>
      <div className="mt-4">
        <ValuationStepForm page={page} busy={busy} action="confirm" button="Yes, that’s mine" />
      </div>
      <details className="mt-4" open={Object.keys(faults).length > 0}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link">
          Not your vehicle? Tell us what it is
        </summary>
        <div className="mt-3">{describeForm}</div>
      </details>
    </>
  )
}
