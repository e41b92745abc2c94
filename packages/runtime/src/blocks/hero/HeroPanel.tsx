import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/** Text and search form in a panel on a light picture; on narrow screens the panel overlaps the picture's lower edge. */
export const HeroPanel = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => {
  const pictured = shows(picture, { block })
  return (
    <section data-tone={tone} data-setting={setting} className="relative isolate z-1 bg-background text-text">
      {pictured && (
        <div data-setting={`${setting}/image`} className="hero-panel-picture">
          <Picture source={block.image} alt={block.imageAlt} sizes="(width >= 64rem) 100vw, 160vw" fill priority className="hero-picture" />
        </div>
      )}
      <Container className={`lg:flex lg:items-end lg:py-12 ${pictured ? 'lg:min-h-[clamp(26rem,42vw,40rem)]' : 'pt-block'}`}>
        <div
          className={`@container relative w-full rounded-card border-t-4 border-brand bg-background p-5 text-text shadow-lifted ring-1 ring-line sm:p-8 lg:max-w-xl ${pictured ? 'max-lg:-mt-4' : ''}`}
        >
          <HeroText block={block} level={level} setting={setting} size="title" strong />
          {shows(search, { block }) && (
            <div data-setting={`${setting}/showSearch`} className="mt-6">
              <QuickSearch look={block.searchLook} isFramed config={config} site={site} quick={data.quick} />
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}
