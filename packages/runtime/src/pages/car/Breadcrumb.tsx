import type { Car } from '@forecourt/rules/entities/Car'
import { Icon } from '../../ui/Icon'

/** Breadcrumb from the whole stock to this car, by make and model; the preview of a new car has neither at first. */
export const Breadcrumb = ({ car }: { readonly car: Pick<Car, 'name' | 'make' | 'makeSlug' | 'model' | 'modelSlug'> }) => (
  <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
    <ol className="flex items-center gap-1 overflow-hidden whitespace-nowrap">
      {[
        { label: 'Stock', href: '/search' },
        { label: car.make, href: `/search/${car.makeSlug}` },
        { label: car.model, href: `/search/${car.makeSlug}/${car.modelSlug}` },
      ]
        .filter(({ label }) => label !== '')
        .map((step, index) => (
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
