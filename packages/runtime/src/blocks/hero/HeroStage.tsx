import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/** Centred text and search form above a wide picture at the page's full width. */
export const HeroStage = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => (
  <section data-tone={tone} data-setting={setting} className="relative z-1 bg-background text-text">
    <Container className="flex flex-col items-center pt-block pb-6 text-center lg:pt-8">
      <HeroText block={block} level={level} setting={setting} size="title" />
      {shows(search, { block }) && (
        <div data-setting={`${setting}/showSearch`} className="mt-5 w-full max-w-3xl text-start">
          <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
        </div>
      )}
    </Container>
    {shows(picture, { block }) && (
      <div data-setting={`${setting}/image`}>
        <Picture
          source={block.image}
          alt={block.imageAlt}
          sizes="(width >= 64rem) 100vw, 160vw"
          priority
          className="hero-picture aspect-3/2! sm:aspect-2/1! lg:aspect-[3/1]!"
        />
      </div>
    )}
  </section>
)
