import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { shows } from '@forecourt/rules/parts/shows'
import type { PageProps } from '../../../PageProps'
import { Icon } from '../../../ui/Icon'

/** Where the car stands, its stock number and how often it was looked at, on a line (VDP-04, VDP-05). */
export const PanelFacts = ({ config, data }: Pick<PageProps<'car'>, 'config' | 'data'>) => {
  const { car, location } = data
  const place = (
    <>
      <Icon name="mapPin" size={16} />
      {car.locationName}
    </>
  )
  return (
    <ul className="-mt-3 mb-2 flex flex-wrap items-center gap-x-4 text-small text-muted">
      <li className="min-w-0">
        {shows(carPageParts.map, { config, location }) ? (
          <a href="#vehicle-map" className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:text-text hover:underline">
            {place}
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center gap-1.5">{place}</span>
        )}
      </li>
      <li className="inline-flex min-h-8 min-w-0 items-center gap-1.5 wrap-anywhere">
        <Icon name="hash" size={16} />
        <span className="sr-only">Stock number </span>
        {car.stockNumber}
      </li>
      {shows(carPageParts.views, { car, config }) && (
        <li className="inline-flex min-h-8 items-center gap-1.5" data-setting="/vdp/showViews">
          <Icon name="eye" size={16} />
          <span>
            {car.views.toLocaleString('en-AU')} {car.views === 1 ? 'view' : 'views'}
          </span>
        </li>
      )}
    </ul>
  )
}
