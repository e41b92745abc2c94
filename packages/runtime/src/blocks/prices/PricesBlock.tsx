import { prices } from '@forecourt/rules/blocks/kinds/prices'
import { shows } from '@forecourt/rules/parts/Part'
import { ButtonLink } from '../../ui/Button'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** A price list, in two columns on wide screens, whose rows align; its note is below both (CNT-15 to CNT-27). */
export const PricesBlock = ({ block, level, tone, setting }: BlockProps<'prices'>) => (
  <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
    <dl className={block.entries.length > 3 ? 'gap-x-16 lg:grid lg:grid-cols-2' : 'max-w-3xl'}>
      {block.entries.map((entry) => (
        <div key={entry.id} className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
          <dt className="min-w-0">
            <span className="block font-semibold text-pretty wrap-anywhere">{entry.title}</span>
            {entry.text && <span className="mt-0.5 block text-small text-muted text-pretty">{entry.text}</span>}
          </dt>
          <dd className="heading shrink-0 text-subsection leading-none tabular-nums">{entry.price}</dd>
        </div>
      ))}
    </dl>
    {shows(prices.parts.note, { block }) && <RichText text={block.note} measure="max-w-[110ch]" className="mt-6 text-tiny text-muted" />}
    {shows(prices.parts.button, { block }) && (
      <ButtonLink href={block.buttonHref} className="mt-7">
        {block.buttonLabel}
      </ButtonLink>
    )}
  </SectionBand>
)
