import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { BrowseChips } from './BrowseChips'
import { BrowsePictures } from './BrowsePictures'
import { BrowseTiles } from './BrowseTiles'

/** Ways into the stock, each with how many cars it leads to. */
export const BrowseBlock = ({ block, data, site, level, tone, setting }: BlockProps<'browse'>) => {
  const entries = data.entries ?? []
  return (
    <SectionBand heading={block.heading} level={level} tone={tone} setting={setting}>
      {block.layout === 'chips' && <BrowseChips entries={entries} />}
      {block.layout === 'pictures' && <BrowsePictures entries={entries} />}
      {block.layout === 'tiles' && <BrowseTiles entries={entries} makes={block.by === 'make' ? site.names.makes : []} />}
    </SectionBand>
  )
}
