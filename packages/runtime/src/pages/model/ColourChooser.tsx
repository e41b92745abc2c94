import type { ModelDetails } from '@forecourt/rules/entities/ModelDetails'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'

interface ColourChooserProps {
  readonly name: string
  readonly colours: ModelDetails['colours']
  /** What the model looks like where a colour has no picture of its own. */
  readonly imageKey: string | null
}

const sizes = '(width >= 64rem) 40rem, 100vw'

/**
 * A model in each of its colours (ENT-13): choosing one shows it, by CSS alone, and only what is shown is loaded. Input, sample and
 * picture are neighbours, laid out apart: all pictures share one place above all samples.
 */
export const ColourChooser = ({ name, colours, imageKey }: ColourChooserProps) => (
  <fieldset className="relative flex min-w-0 flex-wrap items-center gap-x-1 gap-y-1">
    <legend className="sr-only">Colours of the {name}</legend>
    {colours.map((colour, index) => {
      const id = `colour-${index}`
      const picture = colour.imageKey ?? imageKey
      return (
        <div key={colour.name} className="contents">
          <input type="radio" name="colour" id={id} defaultChecked={index === 0} className="peer sr-only" />
          <label
            htmlFor={id}
            title={colour.name}
            className="order-2 grid size-11 cursor-pointer place-items-center rounded-full ring-inset hover:ring-2 hover:ring-line-strong peer-checked:ring-2 peer-checked:ring-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link"
          >
            <span
              className="block size-8 rounded-full bg-raised ring-1 ring-line-strong ring-inset"
              style={colour.code ? { backgroundColor: colour.code } : undefined}
            />
            <span className="sr-only">{colour.name}</span>
          </label>
          <figure className="order-1 hidden min-w-0 basis-full peer-checked:block">
            {picture ? (
              <Picture source={picture} alt={`${name} in ${colour.name}`} sizes={sizes} priority={index === 0} className="rounded-card" />
            ) : (
              <div className="grid aspect-3/2 place-items-center rounded-card bg-raised text-muted">
                <Icon name="car" size={72} />
              </div>
            )}
            <figcaption className="mt-3 mb-1 text-small text-muted">
              <strong className="font-semibold text-text">{colour.name}</strong>
              {colour.priceCents !== null && colour.priceCents > 0 && ` · ${formatMoney(colour.priceCents)} more`}
            </figcaption>
          </figure>
        </div>
      )
    })}
  </fieldset>
)
