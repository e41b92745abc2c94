import type { PageProps } from '../../PageProps'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { carParts } from './carParts'
import { Section } from './Section'
import { Tabs } from './Tabs.client'

/** The words about a car, from the dealer's to the specifications: under each other or as tabs, as the site says (VDP-02). */
export const CarDetails = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const parts = carParts({ config, data, request })
  return (
    <div data-setting="/vdp/layout">
      {config.vdp.layout === 'tabs' ? (
        <Tabs label={`About this ${vehicleNoun[data.car.itemType]}`} tabs={parts} />
      ) : (
        parts.map(({ id, label, setting, content }) => (
          <Section key={id} id={id} heading={label} setting={setting}>
            {content}
          </Section>
        ))
      )}
    </div>
  )
}
