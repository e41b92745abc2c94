import type { Accessory } from '@forecourt/rules/entities/RangeModel'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { accessoryFields } from '@forecourt/rules/records/kinds/modelFields'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'

const kinds = accessoryFields.category.choices

const priceText = ({ priceCents, fitted }: Accessory) =>
  priceCents === null ? 'Ask us for a price' : `${formatMoney(priceCents)}${fitted ? ' fitted' : ', fitting extra'}`

/** A model's accessories with their prices (MOD-02). */
export const AccessoryList = ({ accessories, level }: { readonly accessories: readonly Accessory[]; readonly level: 3 | 4 }) => {
  const Title = `h${level}` as const
  return (
    <ul className="grid gap-cards sm:grid-cols-2 lg:grid-cols-3">
      {accessories.map((accessory) => (
        <li key={accessory.id} className="flex min-w-0 gap-4 rounded-card bg-background p-card ring-1 ring-line ring-inset">
          {accessory.imageKey ? (
            <div className="w-24 shrink-0">
              <Picture source={accessory.imageKey} alt="" sizes="6rem" ratio={[1, 1]} className="rounded-field" />
            </div>
          ) : (
            <span className="grid size-12 shrink-0 place-items-center rounded-field bg-raised text-link">
              <Icon name="wrench" size={22} />
            </span>
          )}
          <div className="min-w-0">
            <p className="text-tiny text-muted">{kinds[accessory.category]}</p>
            <Title className="heading text-card leading-tight wrap-anywhere">{accessory.name}</Title>
            <RichText text={accessory.description ?? ''} className="mt-1 text-small text-muted" />
            <p className="mt-2 text-small font-semibold tabular-nums">{priceText(accessory)}</p>
            {accessory.partNumber && <p className="text-tiny text-muted wrap-anywhere">Part {accessory.partNumber}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
