import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { drawTerms } from '@forecourt/rules/promotions/drawTerms'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { Disclosure } from '../../ui/Disclosure'
import { RichText } from '../../ui/rich-text/RichText'

interface DrawTermsProps {
  readonly draw: ContentBlock<'spin'>
  readonly config: Pick<ResolvedConfig, 'identity'>
}

/** The terms of a prize draw with its conditions, for before the shopper's details are asked for (RTE-21). */
export const DrawTerms = ({ draw, config: { identity } }: DrawTermsProps) => {
  const terms = drawTerms(draw, identity)
  return (
    <div className="max-w-prose text-small text-muted">
      {terms.length > 0 && (
        <dl className="grid gap-y-1.5">
          {terms.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="font-semibold text-text">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isBlankText(draw.conditions) && (
        <Disclosure summary="Conditions" className="mt-3 border-y border-line" summaryClassName="font-semibold text-text">
          <RichText text={draw.conditions} className="pb-4" />
        </Disclosure>
      )}
    </div>
  )
}
