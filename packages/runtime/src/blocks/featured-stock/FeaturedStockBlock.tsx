import { featuredStock } from '@forecourt/rules/blocks/kinds/featuredStock'
import { shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { VehicleGrid } from '../../sections/vehicle/card/VehicleGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** The config without the tag of new arrivals, which every card of a row of the newest cars would repeat (CARD-01). */
const withoutArrivalTag = (config: ResolvedConfig): ResolvedConfig => ({ ...config, tags: { ...config.tags, justArrivedDays: 0 } })

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
      config={block.selection === 'newest' ? withoutArrivalTag(config) : config}
      request={request}
      site={site}
      flow={block.layout}
      phoneLayout={block.phoneLayout}
    />
  </SectionBand>
)
