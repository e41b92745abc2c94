import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/Part'
import type { ReactNode } from 'react'
import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroCover } from './HeroCover'
import { HeroPanel } from './HeroPanel'
import { HeroSplit } from './HeroSplit'
import { HeroStage } from './HeroStage'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

const { picture, search } = hero.parts

/** A low band in the brand colour with the search form; a picture is above it on narrow screens, and fills its far end on wide ones. */
const HeroBanner = ({ block, config, data, site, level, setting }: BlockProps<'hero'>) => (
  <section data-tone="brand" data-setting={setting} className="relative isolate z-1 bg-background text-text">
    {shows(picture, { block }) && (
      <div data-setting={`${setting}/image`} className="hero-banner-picture">
        <Picture
          source={block.image}
          alt={block.imageAlt}
          sizes="(width >= 64rem) max(52vw, 66rem), 160vw"
          fill
          priority
          className="hero-picture"
        />
      </div>
    )}
    <Container className="py-section">
      <div className={shows(picture, { block }) ? 'lg:max-w-[46%]' : ''}>
        <HeroText block={block} level={level} setting={setting} size="title" strong />
        {shows(search, { block }) && (
          <div data-setting={`${setting}/showSearch`} className="mt-block">
            <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
          </div>
        )}
      </div>
    </Container>
  </section>
)

/** A hero without picture, in large text. */
const HeroPlain = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => (
  <section data-tone={tone} data-setting={setting} className="relative z-1 bg-background pt-section text-text">
    <Container>
      <div className="max-w-5xl">
        <HeroText block={block} level={level} setting={setting} size="display" />
      </div>
      {shows(hero.parts.search, { block }) && (
        <div data-setting={`${setting}/showSearch`} className="mt-block">
          <QuickSearch look={block.searchLook} config={config} site={site} quick={data.quick} />
        </div>
      )}
    </Container>
  </section>
)

const layouts = {
  cover: HeroCover,
  panel: HeroPanel,
  stage: HeroStage,
  split: HeroSplit,
  banner: HeroBanner,
  plain: HeroPlain,
} as const satisfies Record<BlockProps<'hero'>['block']['layout'], (props: BlockProps<'hero'>) => ReactNode>

/** The hero of a page, in the block's layout. */
export const HeroBlock = (props: BlockProps<'hero'>) => {
  const Layout = layouts[props.block.layout]
  return <Layout {...props} />
}
