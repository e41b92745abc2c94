import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ChosenCars } from './ChosenCars.client'

/** Stands where a comparison will be: leads to the cars. */
export const NothingCompared = () => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <span className="mx-auto grid size-14 place-items-center rounded-full bg-raised">
      <Icon name="scale" size={26} />
    </span>
    <h2 className="heading mt-4 text-subsection">No cars to compare yet</h2>
    <p className="mx-auto mt-2 max-w-sm text-muted text-pretty">Press the scales on up to four cars, then see them here side by side.</p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <ButtonLink href="/search">Find cars</ButtonLink>
      <ChosenCars />
    </div>
  </div>
)
