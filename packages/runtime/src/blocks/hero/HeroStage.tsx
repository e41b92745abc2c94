import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/**
 * Centred text and search form above a wide picture at the page's full width. On a wide screen the picture is between them, and ends behind
 * the middle of the search, so that the search covers the ground and not the vehicle on it.
 */
export const HeroStage = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => (
  <section
    data-tone={tone}
    data-setting={setting}
    className={`relative z-1 flex flex-col bg-background text-text ${shows(picture, { block }) ? 'hero-stage' : ''}`}
  >
    <Container className="flex flex-col items-center pt-block pb-6 text-center">
      <HeroText block={block} level={level} setting={setting} size="title" strong />
    </Container>
    {shows(search, { block }) && (
      <Container className={`relative w-full pb-6 ${shows(picture, { block }) ? 'lg:order-1 lg:-mt-11 lg:pb-0' : ''}`}>
        <div data-setting={`${setting}/showSearch`} className="mx-auto max-w-3xl">
          <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
        </div>
      </Container>
    )}
    {shows(picture, { block }) && (
      <div data-setting={`${setting}/image`} className="hero-stage-picture">
        <Picture source={block.image} alt={block.imageAlt} sizes="(width >= 64rem) 100vw, 160vw" fill priority className="hero-picture" />
      </div>
    )}
  </section>
)
