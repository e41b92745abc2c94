import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { shows } from '@forecourt/rules/parts/shows'
import type { PageProps } from '../../PageProps'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { SectionBand } from '../../ui/SectionBand'
import { Section } from './Section'

type SimilarCarsProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

const setting = '/vdp/showSimilar'

/** A few cars like this one: at the end of the page, or right under the pictures of a car that can't be had any more (VDP-29). */
export const SimilarCars = ({ config, data, request, place }: SimilarCarsProps & { readonly place: 'first' | 'last' }) => {
  const { car, similar, site } = data
  const wanted = isInStock(car) ? 'last' : 'first'
  if (!shows(carPageParts.similar, { config, similar: similar.length }) || place !== wanted) return null
  const grid = <VehicleGrid cars={similar} config={config} request={request} site={site} flow="swipe" />
  if (place === 'first') {
    return (
      <div className="print:hidden">
        <Section id="similar" heading={`Similar ${vehicleNoun[car.itemType]}s in stock`} setting={setting}>
          {grid}
        </Section>
      </div>
    )
  }
  return (
    <div className="print:hidden">
      <SectionBand id="similar" heading="You might also like" tone="surface" setting={setting}>
        {grid}
      </SectionBand>
    </div>
  )
}
