import { configOfRow, featuredStock } from '@forecourt/rules/blocks/kinds/featuredStock'
import { shows } from '@forecourt/rules/parts/Part'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** A row of cars from stock. */
export const FeaturedStockBlock = ({ block, config, data, site, request, level, tone, setting }: BlockProps<'featuredStock'>) => (
  <SectionBand
    heading={block.heading}
    text={block.text}
    level={level}
    tone={tone}
    setting={setting}
    action={shows(featuredStock.parts.link, { block }) && <ArrowLink href={block.linkHref}>{block.linkLabel}</ArrowLink>}
  >
    <VehicleGrid
      cars={data.cars ?? []}
      config={configOfRow(block, config)}
      request={request}
      site={site}
      flow={block.layout}
      phoneLayout={block.phoneLayout}
    />
  </SectionBand>
)
