import type { PageProps } from '../../PageProps'
import { Glyph } from '../../ui/Glyph'
import { chevronRight } from '../../ui/iconPaths'
import { presetName } from './presetName'

type ListCrumbsProps = Pick<PageProps<'search'>, 'route'> & { readonly site: PageProps<'search'>['data']['site'] }

/** The way to a narrower list from the whole stock, by its make where it is of a model; nothing on the whole stock itself (RTE-14). */
export const ListCrumbs = ({ route: { preset }, site }: ListCrumbsProps) => {
  const name = presetName(preset, site)
  if (!name) return null
  const make = preset.model ? site.names.makes.find((entry) => entry.name === preset.make) : undefined
  const steps = [{ label: 'Stock', href: '/search' }, ...(make ? [{ label: make.name, href: `/search/${make.slug}` }] : [])]
  return (
    <nav aria-label="Breadcrumb" className="-mt-2 text-small text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1">
        {steps.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline">
              {label}
            </a>
            <Glyph path={chevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page" className="font-semibold text-link">
          {make ? preset.model : name}
        </li>
      </ol>
    </nav>
  )
}
