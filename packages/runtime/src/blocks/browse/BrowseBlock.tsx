import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { BrowseChips } from './BrowseChips'
import { BrowseTiles } from './BrowseTiles'

/** Ways into the stock, each with how many cars it leads to. */
export const BrowseBlock = ({ block, data, level, tone, setting }: BlockProps<'browse'>) => {
  const Entries = block.layout === 'tiles' ? BrowseTiles : BrowseChips
  return (
    <SectionBand heading={block.heading} level={level} tone={tone} setting={setting}>
      <Entries entries={data.entries ?? []} />
    </SectionBand>
  )
}
