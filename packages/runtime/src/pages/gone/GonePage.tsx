import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { makeList, modelList } from '@forecourt/rules/routing/linkedLists'
import { QuickSearch } from '../../blocks/hero/QuickSearch'
import type { PageProps } from '../../PageProps'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { SectionBand } from '../../ui/SectionBand'
import { Breadcrumb } from '../car/Breadcrumb'

/** The page of a withdrawn car: explains, and shows similar cars. */
export const GonePage = ({ config, data, request }: PageProps<'gone'>) => {
  const { car, similar, site } = data
  const hasSimilar = similar.length > 0
  const noun = vehicleNoun[car.itemType]
  const [ofMake, ofModel] = [makeList(car, site.models), modelList(car, site.models)]
  return (
    <>
      <Container className="pt-1 pb-block lg:pt-3">
        <Breadcrumb car={car} site={site} />
        <p className="mt-4 text-small font-semibold text-link lg:mt-8">No longer available</p>
        <Heading level={1} size={car.name.length > 48 ? 'section' : 'title'} className="mt-2 max-w-3xl wrap-anywhere">
          {car.name}
        </Heading>
        <p className="mt-4 max-w-xl text-lead text-muted text-pretty">
          This {noun} is no longer for sale. {hasSimilar ? 'Here are the closest matches.' : 'Take a look at what’s in stock today.'}
        </p>
        <div className="mt-3 flex flex-wrap gap-x-8">
          {ofModel && <ArrowLink href={ofModel.href}>{`Every ${makeAndModel(car.make, car.model)}`}</ArrowLink>}
          {ofMake && <ArrowLink href={ofMake.href}>{`Every ${car.make}`}</ArrowLink>}
          <ArrowLink href="/search">Everything in stock</ArrowLink>
        </div>
      </Container>
      {hasSimilar && (
        <SectionBand id="similar" heading={`Similar ${noun}s in stock`} tone="surface">
          <VehicleGrid cars={similar} config={config} request={request} site={site} phoneLayout="rows" />
        </SectionBand>
      )}
      <SectionBand heading="Look for something else">
        <QuickSearch look="choices" config={config} site={site} />
      </SectionBand>
    </>
  )
}
