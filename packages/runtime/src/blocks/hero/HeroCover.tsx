import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/**
 * Text over a darkened picture; below it on narrow screens. The search form overlaps the lower edge. Without a picture the background is
 * the brand colour.
 */
export const HeroCover = ({ block, config, data, site, level, setting }: BlockProps<'hero'>) => (
  <section data-setting={setting} className="relative">
    <div
      data-tone={shows(picture, { block }) ? 'dark' : 'brand'}
      className={`relative isolate overflow-hidden bg-background text-text ${shows(search, { block }) ? 'pb-14 lg:pb-24' : ''}`}
    >
      {shows(picture, { block }) && (
        <div data-setting={`${setting}/image`} className="hero-cover-picture">
          <Picture source={block.image} alt={block.imageAlt} sizes="100vw" fill priority className="hero-picture" />
        </div>
      )}
      <Container
        className={`flex flex-col justify-center pt-section lg:min-h-[clamp(19rem,38vw,34rem)] lg:py-section ${shows(picture, { block }) ? 'pb-[54vw]' : 'pb-section'}`}
      >
        <div className="max-w-3xl">
          <HeroText block={block} level={level} setting={setting} size="display" strong />
        </div>
      </Container>
    </div>
    {/* On a phone the search is closer to the lower edge, so that it covers less of the picture's subject. */}
    {shows(search, { block }) && (
      <Container className="relative z-1 -mt-6 lg:-mt-16">
        <div data-setting={`${setting}/showSearch`}>
          <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
        </div>
      </Container>
    )}
  </section>
)
