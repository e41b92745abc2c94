import { QuickSearch } from '../../blocks/hero/QuickSearch'
import type { PageProps } from '../../PageProps'
import { VehicleGrid } from '../../sections/vehicle/VehicleGrid'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { SectionBand } from '../../ui/SectionBand'

/** What stands at the address of a car that was withdrawn: says so, and shows others like it. */
export const GonePage = ({ config, data, request }: PageProps<'gone'>) => (
  <>
    <Container className="py-section">
      <p className="text-small font-semibold text-link">No longer available</p>
      <Heading level={1} size="title" className="mt-3 max-w-3xl">
        {data.car.name}
      </Heading>
      <p className="mt-4 max-w-xl text-lead text-muted text-pretty">This one is no longer for sale. Search what we have today.</p>
      <div className="mt-block">
        <QuickSearch site={data.site} />
      </div>
    </Container>
    {data.similar.length > 0 && (
      <SectionBand heading="Cars like it" tone="surface">
        <VehicleGrid cars={data.similar} config={config} request={request} site={data.site} />
      </SectionBand>
    )}
  </>
)
