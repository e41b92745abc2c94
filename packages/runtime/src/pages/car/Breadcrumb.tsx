import type { Car } from '@forecourt/rules/entities/Car'
import { listsOfCar } from '@forecourt/rules/routing/linkedLists'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { Icon } from '../../ui/Icon'

interface BreadcrumbProps {
  readonly car: Pick<Car, 'name' | 'make' | 'makeSlug' | 'model' | 'modelSlug'>
  readonly site: Pick<SiteData, 'models'>
}

/** Breadcrumb from the whole stock to this car, by make and model if these have cars; the preview of a new car has neither at first. */
export const Breadcrumb = ({ car, site }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
    <ol className="flex items-center gap-1 overflow-hidden whitespace-nowrap">
      {[{ label: 'Stock', href: '/search' }, ...listsOfCar(car, site.models)].map((step, index) => (
        <li key={step.href} className="flex items-center gap-1">
          {index > 0 && <Icon name="chevronRight" size={14} />}
          <a href={step.href} className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline">
            {step.label}
          </a>
        </li>
      ))}
      <li className="flex min-w-0 items-center gap-1 max-sm:hidden" aria-current="page">
        <Icon name="chevronRight" size={14} />
        <span className="truncate">{car.name}</span>
      </li>
    </ol>
  </nav>
)
