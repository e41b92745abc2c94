import { groupThousands } from '@forecourt/rules/format/groupThousands'
import { conditionLevels, conditionNames, conditionQuestions } from '@forecourt/rules/valuations/parseCondition'
import { maxValuationPhotos } from '@forecourt/rules/valuations/ValuationPage'
import { Picture } from '../../ui/Picture'
import { TextField, ValuationStepForm, type ValuationStepProps } from './ValuationStepForm'

/** Optional photos of the vehicle. */
export const PhotosStep = ({ page, id, busy }: ValuationStepProps) => {
  const { valuation, faults } = page
  if (!valuation) return null
  const { photos } = valuation
  const left = maxValuationPhotos - photos.length
  return (
    <>
      {photos.length > 0 && (
        <ul className="mb-5 grid grid-cols-3 gap-2">
          {photos.map((key, index) => (
            <li key={key} className="overflow-hidden rounded-field bg-raised">
              <Picture source={key} alt={`Photo ${index + 1} of your vehicle`} sizes="12rem" />
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? (
        <ValuationStepForm page={page} busy={busy} action="photos" button={photos.length > 0 ? 'Add these' : 'Send photos'} withFiles>
          <label htmlFor={`${id}-photos`} className="mb-1.5 block text-small font-semibold">
            Up to {left} {photos.length > 0 ? 'more ' : ''}photos
          </label>
          <input
            id={`${id}-photos`}
            type="file"
            name="photos"
            accept="image/*"
            multiple
            required
            className="field h-auto cursor-pointer file:mr-3 file:cursor-pointer file:rounded-control file:border-0 file:bg-raised file:px-3 file:py-2 file:font-semibold file:text-text"
            aria-invalid={faults.photos ? true : undefined}
            aria-describedby={faults.photos ? `${id}-photos-problem` : `${id}-photos-hint`}
          />
          <p id={`${id}-photos-hint`} className="mt-1.5 text-tiny text-muted text-pretty">
            Each side, the interior and any damage. Up to 8 MB each. We remove location data from your photos.
          </p>
          {faults.photos && (
            <p id={`${id}-photos-problem`} className="mt-1.5 text-small text-danger">
              {faults.photos}
            </p>
          )}
        </ValuationStepForm>
      ) : (
        <p className="text-small text-muted">That’s as many as we can take.</p>
      )}
      <div className="mt-3">
        <ValuationStepForm
          page={page}
          busy={busy}
          action="photos-done"
          button={photos.length > 0 ? 'Continue' : 'Continue without photos'}
          variant={left === 0 ? 'primary' : 'outline'}
        />
      </div>
    </>
  )
}

/** Odometer reading and five questions about condition. */
export const ConditionStep = ({ page, id, busy }: ValuationStepProps) => {
  const { valuation, faults, entered } = page
  if (!valuation) return null
  return (
    <ValuationStepForm page={page} busy={busy} action="condition" button="Continue">
      <TextField
        id={`${id}-km`}
        name="kms"
        label="Kilometres"
        required
        fault={faults.kms}
        defaultValue={entered.kms ?? (valuation.km === null ? '' : groupThousands(valuation.km))}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        className="max-w-60"
      />
      <div className="mt-6 grid gap-6 @2xl:grid-cols-2">
        {conditionNames.map((name) => {
          const { label, choices } = conditionQuestions[name]
          const fault = faults[name]
          return (
            <fieldset key={name} aria-describedby={fault ? `${id}-${name}-problem` : undefined}>
              <legend className="mb-2 text-small font-semibold">{label}</legend>
              <div className="grid gap-2">
                {conditionLevels.map((level) => (
                  <label
                    key={level}
                    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-line-strong px-4 py-2 text-small has-checked:border-brand has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
                  >
                    <input
                      type="radio"
                      name={name}
                      value={level}
                      required
                      defaultChecked={valuation.answers[name] === level}
                      className="size-5 shrink-0 accent-brand outline-none"
                    />
                    <span className="min-w-0">{choices[level].label}</span>
                  </label>
                ))}
              </div>
              {fault && (
                <p id={`${id}-${name}-problem`} className="mt-1.5 text-small text-danger">
                  {fault}
                </p>
              )}
            </fieldset>
          )
        })}
      </div>
    </ValuationStepForm>
  )
}
