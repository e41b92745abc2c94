import { driveWords } from '@forecourt/rules/car/words/driveWords'
import { type ModelPageAbout, modelParts } from '@forecourt/rules/models/modelParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import { Tag } from '../../ui/Tag'
import { ColourChooser } from './ColourChooser'
import { ModelCrumbs } from './ModelCrumbs'

interface ModelOpeningProps {
  readonly about: ModelPageAbout
  /** With its make. */
  readonly name: string
  readonly stockHref: string
}

const Look = ({ about, name }: Pick<ModelOpeningProps, 'about' | 'name'>) => {
  const { imageKey } = about.model
  const colours = shownValue(modelParts.colours, about)
  if (colours) return <ColourChooser name={name} colours={colours} imageKey={imageKey} />
  if (imageKey) return <Picture source={imageKey} alt={name} sizes="(width >= 64rem) 40rem, 100vw" priority className="rounded-card" />
  return (
    <div className="grid aspect-3/2 place-items-center rounded-card bg-raised text-muted">
      <Icon name="car" size={72} />
    </div>
  )
}

/** How a model's page begins: its name, its lowest price and what to do about it, beside what it looks like in each of its colours. */
export const ModelOpening = ({ about, name, stockHref }: ModelOpeningProps) => {
  const { model, config } = about
  const label = shownValue(modelParts.label, about)
  const price = shownValue(modelParts.price, about)
  const summary = shownValue(modelParts.summary, about)
  const testDrive = shownValue(modelParts.testDrive, about)
  const isUpcoming = shows(modelParts.interest, about)
  return (
    <section data-tone="background" className="band bg-background pt-2 pb-section text-text">
      <Container>
        <ModelCrumbs config={config} here={name} />
        <div className="mt-4 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          <div className="lg:order-2">
            <Look about={about} name={name} />
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
                {shows(modelParts.cars, about)
                  ? 'It is no longer sold new. What we have of it stands below.'
                  : 'It is no longer sold new. Ask us to find you a used one.'}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink href="#enquire">{isUpcoming ? 'Register Interest' : 'Enquire Now'}</ButtonLink>
              {shows(modelParts.cars, about) && (
                <ButtonLink href={stockHref} variant="outline">{`${model.count.toLocaleString('en-AU')} in Stock`}</ButtonLink>
              )}
              {testDrive && (
                <ButtonLink href={testDrive} variant="outline">
                  {driveWords[model.itemType ?? 'car'].open}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </Container>
    </section>
  )
}
