import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { PriceSearchForm } from './PriceSearchForm.client'

/** A search by what a car may cost (SRC-30). */
export const PriceSearchBlock = ({ block, config, data, level, tone, setting }: BlockProps<'priceSearch'>) => (
  <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
    <PriceSearchForm
      from={Math.min(block.from, block.to)}
      to={Math.max(block.from, block.to)}
      count={data.count ?? 0}
      buttonLabel={block.buttonLabel}
      search={{ ...config.search, appId: '', key: '', indexName: '', promos: [] }}
    />
  </SectionBand>
)
