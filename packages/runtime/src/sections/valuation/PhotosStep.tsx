import { mostValuationPhotos } from '@forecourt/rules/valuations/valuationPhotos'
import { Picture } from '../../ui/Picture'
import { ValuationStepForm } from './ValuationStepForm'
import type { ValuationStepProps } from './ValuationStepProps'

/** Pictures of the vehicle, which can be left out. */
export const PhotosStep = ({ page, id, busy }: ValuationStepProps) => {
  const { valuation, faults } = page
  if (!valuation) return null
  const { photos } = valuation
  const left = mostValuationPhotos - photos.length
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
        <ValuationStepForm page={page} busy={busy} deed="photos" button={photos.length > 0 ? 'Add these' : 'Send photos'} withFiles>
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
            Each side, the inside and anything that is damaged. At most 8 MB each; where they were taken is removed.
          </p>
          {faults.photos && (
            <p id={`${id}-photos-problem`} className="mt-1.5 text-small text-danger">
              {faults.photos}
            </p>
          )}
        </ValuationStepForm>
      ) : (
        <p className="text-small text-muted">That is all we can take.</p>
      )}
      <div className="mt-3">
        <ValuationStepForm
          page={page}
          busy={busy}
          deed="photos-done"
          button={photos.length > 0 ? 'Go on' : 'Go on without photos'}
          variant={left === 0 ? 'primary' : 'outline'}
        />
      </div>
    </>
  )
}
