import { bodyChoices, listedModels } from '@forecourt/rules/models/listedModels'
import type { PageProps } from '../../PageProps'
import { ModelGroups, severalMakes } from '../../sections/model/ModelGrid'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-small font-semibold ring-1 ring-inset ring-line-strong hover:bg-raised aria-[current]:bg-text aria-[current]:text-background'

const typeNames = { new: 'New', demo: 'Demo', used: 'Used' } as const

/** Models of the site's makes, by body type or of one body type; each choice is a URL, so it works without scripts (RTE-20, NAV-19). */
export const ModelsPage = ({ config, data: { site, body } }: PageProps<'models'>) => {
  const choices = bodyChoices(site.range, body)
  const groups = listedModels(site.range, body, config)
  return (
    <>
      <PageTitle heading={config.models.heading} text={config.models.text} setting="/models/heading">
        {choices.length > 0 && (
          <nav aria-label="Body" className="mt-6">
            <ul className="flex gap-2 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-2 sm:flex-wrap">
              {choices.map(({ label, href, count, current }) => (
                <li key={href} className="shrink-0">
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
      <SectionBand
        heading="In stock now"
        text="See what’s ready to go now."
        tone="surface"
        action={
          <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap sm:[justify-content:inherit]">
            {config.stock.carTypes.map((type) => (
              <ButtonLink key={type} href={`/search/${type}-cars`} variant="outline">
                {`${typeNames[type]} ${config.search.noun}`}
              </ButtonLink>
            ))}
            <ButtonLink href="/special-offers" variant="outline">
              {config.offers.heading}
            </ButtonLink>
          </div>
        }
      />
    </>
  )
}
