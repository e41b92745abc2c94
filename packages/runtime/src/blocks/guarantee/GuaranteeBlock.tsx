import { withHours } from '@forecourt/rules/blocks/kinds/guarantee'
import { ArrowLink } from '../../ui/ArrowLink'
import { narrowColumnCount } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { GuaranteeConditions, hasConditions } from './GuaranteeConditions'

/** The guarantees that come with every car, and their conditions (CNT-12 to CNT-14). */
export const GuaranteeBlock = ({ block: written, level, setting }: BlockProps<'guarantee'>) => {
  const block = withHours(written)
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone="brand" setting={setting}>
      <ul className={`grid gap-x-cards gap-y-6 ${narrowColumnCount(block.entries.length)}`}>
        {block.entries.map(({ id, title, text }) => (
          <li key={id} data-setting={`${setting}/entries/${id}`} className="flex min-w-0 gap-4 lg:flex-col lg:gap-3">
            <Icon name="badgeCheck" size={32} className="shrink-0" />
            <div className="min-w-0">
              <Title className="heading text-card leading-snug text-balance wrap-anywhere">{title}</Title>
              {text && <p className="mt-1.5 text-small text-pretty">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {hasConditions(block) && (
        <div data-setting={`${setting}/conditions`} className="mt-8 gap-x-cards border-t border-line pt-4 lg:columns-2">
          <GuaranteeConditions block={block} />
        </div>
      )}
      {block.href && (
        <ArrowLink href={block.href} className="mt-2">
          Full terms
        </ArrowLink>
      )}
    </SectionBand>
  )
}
