import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { singularNoun } from '@forecourt/rules/text/singularNoun'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { QuickSearch } from '../../blocks/hero/QuickSearch'
import { SiteChrome } from '../../chrome/SiteChrome'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'

export interface NotFoundProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
}

/** The 404 page, with links onward. */
export const NotFound = ({ config, site, request }: NotFoundProps) => (
  <SiteChrome config={config} site={site} request={request} route={null}>
    <section data-tone="background" className="bg-background py-section text-text">
      <Container className="py-6">
        <p className="text-small font-semibold text-link">Page not found</p>
        <Heading level={1} size="title" className="mt-3 max-w-3xl">
          We can’t find that page
        </Heading>
        <p className="mt-4 max-w-xl text-lead text-muted text-pretty">
          The address may be wrong, or the {singularNoun(config.search.noun)} or offer may be gone. Search our stock or try one of these.
        </p>
        <div className="mt-block">
          <QuickSearch look="choices" config={config} site={site} />
        </div>
        <div className="mt-6 flex flex-wrap gap-x-8">
          <ArrowLink href="/">Home page</ArrowLink>
          <ArrowLink href="/search">{`All ${config.search.noun}`}</ArrowLink>
          <ArrowLink href="/special-offers">Special offers</ArrowLink>
          <ArrowLink href="/contact">Contact us</ArrowLink>
        </div>
      </Container>
    </section>
  </SiteChrome>
)
