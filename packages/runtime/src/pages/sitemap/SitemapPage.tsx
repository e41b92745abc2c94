import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { contentHref } from '@forecourt/rules/routing/financeHref'
import { listsOfMakes } from '@forecourt/rules/routing/linkedLists'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { PageProps } from '../../PageProps'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'

interface SitemapGroup {
  readonly heading: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

const linkGroups = ({ config, data: { site } }: Pick<PageProps<'sitemap'>, 'config' | 'data'>): readonly SitemapGroup[] => [
  {
    heading: 'Main menu',
    links: visibleMenu(config)
      .flatMap((item) => [item, ...item.children])
      .map(({ label, href }) => ({ label, href })),
  },
  { heading: 'Pages', links: shownPages(config).map((page) => ({ label: page.title, href: contentHref(config, page) })) },
  {
    heading: 'Models',
    links: [
      ...(site.range.length > 0
        ? [
            { label: config.models.heading, href: '/models' },
            { label: 'Accessories', href: '/accessories' },
          ]
        : []),
      ...site.range.map(({ make, model, path }) => ({ label: makeAndModel(make, model), href: path })),
    ],
  },
  { heading: 'Makes', links: listsOfMakes(site) },
  {
    heading: 'Locations',
    links: site.locations
      .filter((location) => location.visible)
      .map((location) => ({ label: location.name, href: locationHref(config, location) })),
  },
]

/** The HTML site map; search engines use /sitemap.xml. */
export const SitemapPage = (props: PageProps<'sitemap'>) => (
  <>
    <PageTitle heading="Sitemap" />
    <SectionBand heading="">
      <div className="grid gap-x-cards gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {linkGroups(props)
          .filter(({ links }) => links.length > 0)
          .map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="heading mb-2 text-card">{heading}</h2>
              <ul>
                {[...new Map(links.map((link) => [link.href, link])).values()].map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className="inline-flex min-h-11 items-center text-link hover:underline">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </SectionBand>
  </>
)
