import { bodyChoices, listedModels } from '@forecourt/rules/models/listedModels'
import type { PageProps } from '../../PageProps'
import { ModelGroups, severalMakes } from '../../sections/model/ModelGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-small font-semibold ring-1 ring-inset ring-line-strong hover:bg-raised aria-[current]:bg-text aria-[current]:text-background'

/** Models of the site's makes, by body type or of one body type; each choice is a URL, so it works without scripts (RTE-20, NAV-19). */
export const ModelsPage = ({ config, data: { site, body } }: PageProps<'models'>) => {
  const choices = bodyChoices(site.range, body, config)
  const groups = listedModels(site.range, body, config)
  return (
    <>
      <PageTitle heading={config.models.heading} text={config.models.text} setting="/models/heading">
        {choices.length > 0 && (
          <nav aria-label="Body" className="mt-6">
            <ul className="flex flex-wrap gap-2">
              {choices.map(({ label, href, count, current }) => (
                <li key={href}>
                  <a href={href} className={chip} aria-current={current ? 'page' : undefined}>
                    {label}
                    <span className="text-tiny font-normal tabular-nums opacity-80">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageTitle>
      {groups.length > 0 && (
        <Container className="py-section">
          <ModelGroups groups={groups} config={config} withMake={severalMakes(site.range)} />
        </Container>
      )}
      <SectionBand heading="Ready to drive away" text={`New, demonstrator and used ${config.search.noun} in stock now.`} tone="surface">
        <div className="flex flex-wrap gap-x-8">
          <ArrowLink href="/search/new-cars">{`New ${config.search.noun} in stock`}</ArrowLink>
          <ArrowLink href="/accessories">Accessories</ArrowLink>
          <ArrowLink href="/special-offers">{config.offers.heading}</ArrowLink>
        </div>
      </SectionBand>
    </>
  )
}
