import { driveTexts } from '@forecourt/rules/car/texts/vehiclesNoun'
import type { ModelDetails } from '@forecourt/rules/entities/RangeModel'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type ModelPageContext, modelParts } from '@forecourt/rules/models/modelParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import { Tag } from '../../ui/Tag'
import { ModelCrumbs } from './ModelCrumbs'

interface ColourChooserProps {
  readonly name: string
  readonly colours: ModelDetails['colours']
  /** Picture of the model for colours without their own picture. */
  readonly imageKey: string | null
}

const sizes = '(width >= 64rem) 40rem, 100vw'

/**
 * Colour picker of a model (ENT-13): works by CSS alone, and loads only the visible picture. Input, swatch and picture are siblings for the
 * CSS selectors; a grid puts all pictures in one cell above the swatches.
 */
const ColourChooser = ({ name, colours, imageKey }: ColourChooserProps) => (
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

interface ModelHeroProps {
  readonly context: ModelPageContext
  /** Including the make. */
  readonly name: string
  readonly stockHref: string
}

const ModelPicture = ({ context, name }: Pick<ModelHeroProps, 'context' | 'name'>) => {
  const { imageKey } = context.model
  const colours = shownValue(modelParts.colours, context)
  if (colours) return <ColourChooser name={name} colours={colours} imageKey={imageKey} />
  if (imageKey) return <Picture source={imageKey} alt={name} sizes="(width >= 64rem) 40rem, 100vw" priority className="rounded-card" />
  return (
    <div className="grid aspect-3/2 place-items-center rounded-card bg-raised text-muted">
      <Icon name="car" size={72} />
    </div>
  )
}

/** The top of a model's page: name, lowest price and actions beside the model in each colour. */
export const ModelHero = ({ context, name, stockHref }: ModelHeroProps) => {
  const { model, config } = context
  const label = shownValue(modelParts.label, context)
  const price = shownValue(modelParts.price, context)
  const summary = shownValue(modelParts.summary, context)
  const testDrive = shownValue(modelParts.testDrive, context)
  const isUpcoming = shows(modelParts.interest, context)
  return (
    <section data-tone="background" className="band bg-background pt-2 pb-section text-text">
      <Container>
        <ModelCrumbs config={config} current={name} />
        <div className="mt-4 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          <div className="lg:order-2">
            <ModelPicture context={context} name={name} />
          </div>
          <div className="lg:pt-6">
            {label && (
              <p data-setting="/models/newLabel" className="mb-4">
                <Tag tone="accent">{label}</Tag>
              </p>
            )}
            <Heading level={1} size="title">
              {name}
            </Heading>
            {price && <p className="mt-3 text-lead font-semibold tabular-nums">{price}</p>}
            {summary && <RichText text={summary} className="mt-4 max-w-prose text-lead text-muted text-pretty" />}
            {model.stage === 'discontinued' && (
              <p className="mt-4 max-w-prose text-muted">
                {shows(modelParts.cars, context)
                  ? 'No longer sold new. See what we have in stock below.'
                  : 'No longer sold new. Ask us to find you a used one.'}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink href="#enquire">{isUpcoming ? 'Register Interest' : 'Enquire Now'}</ButtonLink>
              {shows(modelParts.cars, context) && (
                <ButtonLink href={stockHref} variant="outline">{`${model.count.toLocaleString('en-AU')} in Stock`}</ButtonLink>
              )}
              {testDrive && (
                <ButtonLink href={testDrive} variant="outline">
                  {driveTexts[model.itemType ?? 'car'].open}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </Container>
    </section>
  )
}
