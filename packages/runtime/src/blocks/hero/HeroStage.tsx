import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/**
 * A wide picture at the page's full width below a row with the text at its left end and the search form at its right end. On a narrow screen
 * the picture is between them.
 */
export const HeroStage = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => {
  const searches = shows(search, { block })
  return (
    <section data-tone={tone} data-setting={setting} className="hero-stage relative z-1 flex flex-col bg-background text-text">
      {/* Its parts are on their own on a narrow screen, so that the picture can be between them. */}
      <Container
        className={`max-lg:contents lg:grid lg:items-end lg:gap-x-14 lg:pt-10 lg:pb-8 ${searches ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]' : ''}`}
      >
        <div className="max-lg:px-gutter max-lg:pt-block max-lg:pb-6">
          <HeroText block={block} level={level} setting={setting} size="title" strong />
        </div>
        {searches && (
          <div data-setting={`${setting}/showSearch`} className="max-lg:order-1 max-lg:px-gutter max-lg:pt-4">
            <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
          </div>
        )}
      </Container>
      {shows(picture, { block }) && (
        <div data-setting={`${setting}/image`} className="hero-stage-picture">
          <Picture source={block.image} alt={block.imageAlt} sizes="(width >= 64rem) 100vw, 160vw" fill priority className="hero-picture" />
        </div>
      )}
    </section>
  )
}
