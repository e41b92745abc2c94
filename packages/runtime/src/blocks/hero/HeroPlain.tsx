import { hero } from '@forecourt/rules/blocks/kinds/hero'
import { shows } from '@forecourt/rules/parts/shows'
import { Container } from '../../ui/Container'
import type { BlockProps } from '../BlockProps'
import { HeroText } from './HeroText'
import { QuickSearch } from './QuickSearch'

/** Words only, as large as they come. */
export const HeroPlain = ({ block, config, data, site, level, tone, setting }: BlockProps<'hero'>) => (
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
