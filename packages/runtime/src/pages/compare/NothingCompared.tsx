import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ChosenCars } from './ChosenCars.client'

/**
 * Stands where a comparison will be: leads to the cars, `noun` in the site's words. Whether some are chosen only the browser knows, so
 * nothing is said of it here.
 */
export const NothingCompared = ({ noun }: { readonly noun: string }) => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
    <span className="mx-auto grid size-14 place-items-center rounded-full bg-raised">
      <Icon name="scale" size={26} />
    </span>
    <h2 className="heading mt-4 text-subsection">Choose {noun} to compare</h2>
    <p className="mx-auto mt-2 max-w-sm text-muted text-pretty">Press the scales on up to four {noun}, then see them here side by side.</p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <ButtonLink href="/search">Find {noun}</ButtonLink>
      <ChosenCars />
    </div>
  </div>
)
