import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/** Text beside a picture, with the search form below both. */
export const HeroSplit = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => (
  <section data-tone={tone} data-setting={setting} className="relative z-1 bg-background text-text">
    <Container className="pt-block lg:pt-10">
      <div className={`grid items-center gap-x-14 gap-y-8 ${shows(picture, { block }) ? 'lg:grid-cols-[1fr_1.15fr]' : ''}`}>
        <div className="py-2">
          <HeroText block={block} level={level} setting={setting} size="display" />
        </div>
        {shows(picture, { block }) && (
          <div data-setting={`${setting}/image`}>
            <Picture
              source={block.image}
              alt={block.imageAlt}
              // `object-fit: cover` crops a wide photograph, so the file must be wider than the visible frame.
              sizes="(width >= 64rem) 53rem, 133vw"
              ratio={[4, 3]}
              priority
              className="hero-picture rounded-card"
            />
          </div>
        )}
      </div>
      {shows(search, { block }) && (
        <div data-setting={`${setting}/showSearch`} className="mt-block">
          <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
        </div>
      )}
    </Container>
  </section>
)
