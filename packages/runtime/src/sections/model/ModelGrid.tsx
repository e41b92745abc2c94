import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import { modelLabel } from '@forecourt/rules/menus/modelCategories'
import type { ModelGroup } from '@forecourt/rules/models/listedModels'
import { modelStock } from '@forecourt/rules/models/modelStock'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'

interface ModelCardProps {
  readonly model: RangeModel
  readonly config: Pick<ResolvedConfig, 'models'>
  /** Whether the site sells several makes, so that the make is part of a model's name. */
  readonly withMake: boolean
  readonly level: 2 | 3
  /** Link and text, if it doesn't link to the model's page. */
  readonly to?: { readonly href: string; readonly label: string }
}

const tones = { new: 'accent', coming_soon: 'dark', run_out: 'quiet', discontinued: 'quiet', current: 'quiet' } as const

/** Text in place of a price. */
const unpriced = {
  ...{ new: 'Ask us for a price', current: 'Ask us for a price', run_out: 'Ask us for a price' },
  ...{ coming_soon: 'Price to be announced', discontinued: 'No longer sold new' },
} as const

/** A model as a card: picture, name, lowest price and stock (MOD-01, ENT-13). */
const ModelCard = ({ model, config, withMake, level, to }: ModelCardProps) => {
  const { make, path, stage, imageKey, priceText, body, performance } = model
  const stock = modelStock(model).map(({ text }) => text)
  const label = modelLabel(stage, config)
  const price = stage === 'discontinued' ? null : priceText
  const Title = `h${level}` as const
  return (
    <article className="group/model relative flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset hover:ring-2 hover:ring-link">
      <div className="relative">
        {imageKey ? (
          <Picture source={imageKey} alt="" sizes="(width >= 80rem) 19rem, (width >= 64rem) 33vw, 50vw" />
        ) : (
          <div className="grid aspect-3/2 place-items-center bg-raised text-muted">
            <Icon name="car" size={56} />
          </div>
        )}
        {label && (
          <Tag tone={tones[stage]} className="absolute top-3 left-3">
            {label}
          </Tag>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3.5 sm:p-card">
        <p className="text-tiny text-muted">
          {[withMake && make, performance ? config.models.performanceHeading : body].filter(Boolean).join(' · ')}
        </p>
        <Title className="heading text-subsection leading-tight text-balance wrap-anywhere">
          <a href={to?.href ?? path} className="after:absolute after:inset-0 group-hover/model:text-link">
            {withMake ? makeAndModel(make, model.model) : model.model}
          </a>
        </Title>
        {to ? (
          <p className="mt-1 text-small text-muted">{to.label}</p>
        ) : (
          <p className="mt-1 text-small tabular-nums">{price ?? <span className="text-muted">{unpriced[stage]}</span>}</p>
        )}
        {!to && stock.length > 0 && <p className="mt-auto pt-3 text-tiny font-semibold text-link tabular-nums">{stock.join(' · ')}</p>}
      </div>
    </article>
  )
}

/** Column counts of more than three models on a wide screen, the preferred one first. */
const choices = [4, 5] as const

type ModelColumns = 3 | (typeof choices)[number]

/** Columns of models on a wide screen: up to three fill a row, six and nine fill rows of three; more leave no single model in the last row, if possible. */
export const modelColumns = (count: number): ModelColumns =>
  count <= 3 || count === 6 || count === 9 ? 3 : (choices.find((columns) => count <= columns || count % columns !== 1) ?? choices[0])

/** Two cards in a row on a phone, three on a tablet, and `columns` on a wide screen. */
const wideColumns: { readonly [Columns in ModelColumns]: string } = {
  3: 'grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  5: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-5',
}

/** Whether there are several makes, so that the make is part of a model's name. */
export const severalMakes = (range: readonly RangeModel[]): boolean => new Set(range.map(({ makeSlug }) => makeSlug)).size > 1

interface ModelGridProps extends Pick<ModelCardProps, 'withMake' | 'level'> {
  readonly models: readonly RangeModel[]
  readonly config: Pick<ResolvedConfig, 'models'>
  readonly linkFor?: (model: RangeModel) => ModelCardProps['to']
}

/** Models as cards in a grid. */
export const ModelGrid = ({ models, config, withMake, level, linkFor }: ModelGridProps) => (
  <ul className={`grid gap-cards ${wideColumns[modelColumns(models.length)]}`}>
    {models.map((model) => (
      <li key={model.id} className="min-w-0">
        <ModelCard model={model} config={config} withMake={withMake} level={level} {...(linkFor && { to: linkFor(model) })} />
      </li>
    ))}
  </ul>
)

interface ModelGroupsProps {
  readonly groups: readonly ModelGroup[]
  readonly config: ResolvedConfig
  readonly withMake: boolean
}

/** The range in one grid of equal cards, in the order of its groups; discontinued models are folded below it (NAV-19, RTE-20). */
export const ModelGroups = ({ groups, config, withMake }: ModelGroupsProps) => {
  const models = groups.flatMap((group) => group.models)
  const ended = models.filter(({ stage }) => stage === 'discontinued')
  const sold = models.filter(({ stage }) => stage !== 'discontinued')
  return (
    <>
      {sold.length > 0 && <ModelGrid models={sold} config={config} withMake={withMake} level={2} />}
      {ended.length > 0 && (
        <details data-setting="/models/showDiscontinued" open={sold.length === 0} className="mt-block border-t border-line">
          <summary className="flex min-h-14 cursor-pointer items-center text-base font-semibold">{`No longer sold new (${ended.length})`}</summary>
          <div className="pt-2">
            <ModelGrid models={ended} config={config} withMake={withMake} level={2} />
          </div>
        </details>
      )}
    </>
  )
}
