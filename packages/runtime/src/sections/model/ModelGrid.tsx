import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import { modelLabel } from '@forecourt/rules/menus/modelCategories'
import type { ModelGroup } from '@forecourt/rules/models/listedModels'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Heading } from '../../ui/Heading'
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

const stockCountText = (count: number) => (count === 0 ? null : `${count.toLocaleString('en-AU')} in stock`)

/** A model as a card: picture, name, lowest price and stock (MOD-01, ENT-13). */
const ModelCard = ({ model, config, withMake, level, to }: ModelCardProps) => {
  const { make, path, stage, imageKey, priceText, body, count } = model
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
        <p className="text-tiny text-muted">{[withMake && make, body].filter(Boolean).join(' · ')}</p>
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
        {!to && stockCountText(count) && (
          <p className="mt-auto pt-3 text-tiny font-semibold text-link tabular-nums">{stockCountText(count)}</p>
        )}
      </div>
    </article>
  )
}

/** Column counts that fit a wide screen; on a tie the first is used. */
const choices = [4, 5] as const

type ModelColumns = (typeof choices)[number]

/** Number of groups whose last row would have a single model. */
const loneModels = (counts: readonly number[], columns: number) => counts.filter((count) => count > columns && count % columns === 1).length

/** Columns of models on a wide screen, by the sizes of all groups: minimises single models in a last row. */
export const modelColumns = (counts: readonly number[]): ModelColumns =>
  loneModels(counts, choices[1]) < loneModels(counts, choices[0]) ? choices[1] : choices[0]

/** Two cards in a row on a phone, three on a tablet, and `columns` on a wide screen. */
const wideColumns: { readonly [Columns in ModelColumns]: string } = {
  4: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  5: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-5',
}

/** Whether there are several makes, so that the make is part of a model's name. */
export const severalMakes = (range: readonly RangeModel[]): boolean => new Set(range.map(({ makeSlug }) => makeSlug)).size > 1

interface ModelGridProps extends Pick<ModelCardProps, 'withMake' | 'level'> {
  readonly models: readonly RangeModel[]
  readonly config: Pick<ResolvedConfig, 'models'>
  readonly linkFor?: (model: RangeModel) => ModelCardProps['to']
  /** Uses the columns of the surrounding grid. */
  readonly within?: boolean
}

/** Models as cards in a grid. */
export const ModelGrid = ({ models, config, withMake, level, linkFor, within = false }: ModelGridProps) => (
  <ul className={`grid gap-cards ${within ? 'col-span-full grid-cols-subgrid' : wideColumns[modelColumns([models.length])]}`}>
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

const onPhones = ['col-span-1', 'col-span-2'] as const
const onTablets = ['lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'] as const
const onWideScreens = ['xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4', 'xl:col-span-5'] as const

const span = (spans: readonly string[], count: number, columns: number) => spans[Math.min(count, columns) - 1] ?? ''

/** Groups of models, each with a heading and as wide as its models, so that small groups share a row (NAV-19, RTE-20). */
export const ModelGroups = ({ groups, config, withMake }: ModelGroupsProps) => {
  const columns = modelColumns(groups.map(({ models }) => models.length))
  return (
    <div className={`grid gap-x-cards gap-y-section ${wideColumns[columns]}`}>
      {groups.map(({ label, models }) => (
        <section
          key={label}
          data-setting={label === config.models.performanceHeading ? '/models/performanceHeading' : '/models/showDiscontinued'}
          className={`${span(onPhones, models.length, 2)} grid grid-cols-subgrid content-start ${span(onTablets, models.length, 3)} ${span(onWideScreens, models.length, columns)}`}
        >
          {label && (
            <div className="col-span-full mb-block">
              <Heading level={2} size="subsection">
                {label}
              </Heading>
            </div>
          )}
          <ModelGrid models={models} config={config} withMake={withMake} level={label ? 3 : 2} within />
        </section>
      ))}
    </div>
  )
}
