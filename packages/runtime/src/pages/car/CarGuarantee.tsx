import { withHours } from '@forecourt/rules/blocks/kinds/guarantee'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Icon } from '../../ui/Icon'
import { RichText } from '../../ui/rich-text/RichText'
import { Section } from './Section'

/** What the dealer promises with the car, as the site's pages say it, and what the promises depend on (CNT-12 to CNT-14). */
export const CarGuarantee = ({ config, data: { car } }: Pick<PageProps<'car'>, 'config' | 'data'>) => {
  const guarantee = shownValue(carPageParts.guarantee, { car, config })
  if (!guarantee) return null
  const block = withHours(guarantee.block)
  return (
    <Section id="guarantee" heading={block.heading || 'Our guarantee'} setting="/vdp/guarantee">
      <ul className="grid gap-x-cards gap-y-4 sm:grid-cols-2">
        {block.entries.map(({ id, title, text }) => (
          <li key={id} className="flex min-w-0 gap-3">
            <Icon name="badgeCheck" size={24} className="shrink-0 text-link" />
            <div className="min-w-0">
              <p className="font-semibold text-balance wrap-anywhere">{title}</p>
              {text && <p className="mt-0.5 text-small text-muted text-pretty wrap-anywhere">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      <RichText text={block.conditions} className="mt-4 max-w-prose text-tiny text-muted text-pretty" />
      {block.href && (
        <ArrowLink href={block.href} className="mt-2">
          Full terms
        </ArrowLink>
      )}
    </Section>
  )
}
