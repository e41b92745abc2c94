import { statedCount } from '@forecourt/rules/search/list/statedCount'
import { NumberField } from '../../ui/numbers/NumberEntry'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { PriceSearchIsland } from './PriceSearchIsland.client'
import { buttonText, PriceSearchView, priceEndText } from './PriceSearchView'

/** Search by price range (SRC-30); hydrated near the viewport. */
export const PriceSearchBlock = ({ block, config, data, level, tone, setting }: BlockProps<'priceSearch'>) => {
  const { highest } = block
  const range = { min: Math.min(block.from, block.to, highest), max: Math.min(Math.max(block.from, block.to), highest) }
  const { countOverride } = config.stock
  const count = statedCount({ total: data.count ?? 0, facets: {} }, { countOverride })
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      <PriceSearchIsland
        from={range.min}
        to={range.max}
        highest={highest}
        count={count}
        buttonLabel={block.buttonLabel}
        countOverride={countOverride}
        search={{ ...config.search, appId: '', key: '', indexName: '', promos: [] }}
      >
        <PriceSearchView
          range={range}
          highest={highest}
          label={buttonText(block.buttonLabel, count)}
          entry={({ end, label, ...field }) => (
            <NumberField {...field} aria-label={label} defaultValue={priceEndText(end, range[end], highest)} />
          )}
        />
      </PriceSearchIsland>
    </SectionBand>
  )
}
