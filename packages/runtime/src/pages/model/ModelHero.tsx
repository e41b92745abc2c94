import { driveTexts } from '@forecourt/rules/car/texts/vehiclesNoun'
import type { ModelDetails } from '@forecourt/rules/entities/RangeModel'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type ModelPageContext, modelParts } from '@forecourt/rules/models/modelParts'
import { modelStock } from '@forecourt/rules/models/modelStock'
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
}

const ModelPicture = ({ context, name }: ModelHeroProps) => {
  const { imageKey } = context.model
  const colours = shownValue(modelParts.colours, context)
  if (colours) return <ColourChooser name={name} colours={colours} imageKey={imageKey} />
  const [only] = context.model.stage === 'discontinued' ? [] : context.details.colours
  const picture = only?.imageKey ?? imageKey
  if (picture)
    return (
      <figure>
        <Picture source={picture} alt={only ? `${name} in ${only.name}` : name} sizes={sizes} priority className="rounded-card" />
        {only && <figcaption className="mt-3 text-small text-muted">{`Pictured in ${only.name.toLowerCase()}`}</figcaption>}
      </figure>
    )
  return (
    <div className="grid aspect-3/2 place-items-center rounded-card bg-raised text-muted">
      <Icon name="car" size={72} />
    </div>
  )
}

/** Enquiry, cars in stock by condition, and test drive. */
const ModelActions = ({ context }: Pick<ModelHeroProps, 'context'>) => {
  const { model } = context
  const testDrive = shownValue(modelParts.testDrive, context)
  const [first, ...others] = shows(modelParts.cars, context) ? modelStock(model) : []
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="#enquire">{shows(modelParts.interest, context) ? 'Register Interest' : 'Enquire Now'}</ButtonLink>
        {first && (
          <ButtonLink href={first.href} variant="outline">
            {first.text}
          </ButtonLink>
        )}
        {testDrive && (
          <ButtonLink href={testDrive} variant="outline">
            {driveTexts[model.itemType ?? 'car'].open}
          </ButtonLink>
        )}
      </div>
      {others.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-small">
          {others.map(({ text, href }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
              {`${text} in stock`}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

const ModelLabel = ({ context }: Pick<ModelHeroProps, 'context'>) => {
  const label = shownValue(modelParts.label, context)
  return (
    label && (
      <p data-setting="/models/newLabel" className="mb-4">
        <Tag tone="accent">{label}</Tag>
      </p>
    )
  )
}

const EndedNote = ({ context }: Pick<ModelHeroProps, 'context'>) =>
  context.model.stage === 'discontinued' && (
    <p className="mt-4 max-w-prose text-muted">
      {shows(modelParts.cars, context)
        ? 'We can’t order this model any more. See what we have in stock below.'
        : 'We can’t order this model any more. Ask us to find you a used one.'}
    </p>
  )

/** Name and text beside the picture. */
const HeroBeside = ({ context, name }: ModelHeroProps) => {
  const price = shownValue(modelParts.price, context)
  const summary = shownValue(modelParts.summary, context)
  return (
    <div className="mt-4 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="lg:order-2">
        <ModelPicture context={context} name={name} />
      </div>
      <div className="lg:pt-6">
        <ModelLabel context={context} />
        <Heading level={1} size="title">
          {name}
        </Heading>
        {price && <p className="mt-3 text-lead font-semibold tabular-nums">{price}</p>}
        {summary && <RichText text={summary} className="mt-4 max-w-prose text-lead text-muted text-pretty" />}
        <EndedNote context={context} />
        <div className="mt-7">
          <ModelActions context={context} />
        </div>
      </div>
    </div>
  )
}

/** Name above a wide picture, then a strip with the price and the actions. */
const HeroWide = ({ context, name }: ModelHeroProps) => {
  const price = shownValue(modelParts.price, context)
  const summary = shownValue(modelParts.summary, context)
  return (
    <>
      <div className="mx-auto mt-2 mb-8 max-w-3xl text-center">
        <ModelLabel context={context} />
        <Heading level={1} size="title">
          {name}
        </Heading>
        {summary && <RichText text={summary} className="mx-auto mt-4 max-w-prose text-lead text-muted text-pretty" />}
        <EndedNote context={context} />
      </div>
      <div className="mx-auto max-w-5xl">
        <ModelPicture context={context} name={name} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-line pt-6">
        {price && <p className="heading text-subsection tabular-nums">{price}</p>}
        <div>
          <ModelActions context={context} />
        </div>
      </div>
    </>
  )
}

/** The top of a model's page: name, lowest price and actions with the model in each colour (RTE-19, ENT-13). */
export const ModelHero = ({ context, name }: ModelHeroProps) => (
  <section data-tone="background" data-setting="/models/hero" className="band bg-background pt-2 pb-section text-text">
    <Container>
      <ModelCrumbs config={context.config} current={name} />
      {context.config.models.hero === 'wide' ? <HeroWide context={context} name={name} /> : <HeroBeside context={context} name={name} />}
    </Container>
  </section>
)
