import { Container } from '../../ui/Container'
import { Picture } from '../../ui/Picture'
import type { BlockProps } from '../BlockProps'
import { HeroWords } from './HeroWords'
import { QuickSearch } from './QuickSearch'

/** Words over a picture, darkened where they stand; the search lies across its lower edge. Without a picture the brand is the ground. */
export const HeroCover = ({ block, site, level, setting }: BlockProps<'hero'>) => (
  <section data-setting={setting} className="relative">
    <div
      data-tone={block.image ? 'dark' : 'brand'}
      className={`relative isolate overflow-hidden bg-background text-text ${block.showSearch ? 'pb-24' : ''}`}
    >
      {block.image && (
        <>
          <Picture source={block.image} alt="" sizes="100vw" ratio={[16, 7]} fill priority className="-z-20" />
          <div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
        </>
      )}
      <Container className="flex min-h-[clamp(19rem,46vw,34rem)] flex-col justify-center py-section">
        <div className="max-w-3xl">
          <HeroWords block={block} level={level} size="display" strong />
        </div>
      </Container>
    </div>
    {block.showSearch && (
      <Container className="relative -mt-16">
        <QuickSearch site={site} />
      </Container>
    )}
  </section>
)
