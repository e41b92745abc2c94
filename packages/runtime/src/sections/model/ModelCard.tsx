import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import { modelLabel } from '@forecourt/rules/menus/modelLabel'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { Tag } from '../../ui/Tag'

export interface ModelCardProps {
  readonly model: RangeModel
  readonly config: Pick<ResolvedConfig, 'models'>
  /** The site sells several makes, so that a model is named with its own. */
  readonly withMake: boolean
  readonly level: 2 | 3
  /** Where it leads, when that isn't the model's page, with what is there in words. */
  readonly to?: { readonly href: string; readonly words: string }
}

const tones = { new: 'accent', coming_soon: 'dark', run_out: 'quiet', discontinued: 'quiet', current: 'quiet' } as const

/** What stands where a price would. */
const unpriced = {
  ...{ new: 'Ask us for a price', current: 'Ask us for a price', run_out: 'Ask us for a price' },
  ...{ coming_soon: 'Price to come', discontinued: 'No longer sold new' },
} as const

const stockWords = (count: number) => (count === 0 ? null : `${count.toLocaleString('en-AU')} in stock`)

/** A model as a card: what it looks like, what it is called and costs at least, and whether one is here (MOD-01, ENT-13). */
export const ModelCard = ({ model, config, withMake, level, to }: ModelCardProps) => {
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
          <p className="mt-1 text-small text-muted">{to.words}</p>
        ) : (
          <p className="mt-1 text-small tabular-nums">{price ?? <span className="text-muted">{unpriced[stage]}</span>}</p>
        )}
        {!to && stockWords(count) && <p className="mt-auto pt-3 text-tiny font-semibold text-link tabular-nums">{stockWords(count)}</p>}
      </div>
    </article>
  )
}
