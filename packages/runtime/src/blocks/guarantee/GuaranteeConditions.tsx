import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { RichText } from '../../ui/rich-text/RichText'

type Conditions = Pick<ContentBlock<'guarantee'>, 'conditions' | 'entries'>

const limitedOf = ({ entries }: Conditions) => entries.filter(({ conditions }) => conditions.trim() !== '')

/** Whether a guarantee or one of its promises has a condition. */
export const hasConditions = (block: Conditions): boolean => !isBlankText(block.conditions) || limitedOf(block).length > 0

const textClass = 'text-tiny text-muted text-pretty'

/** The conditions of a guarantee, and those of each of its promises that is shown (CNT-12). */
export const GuaranteeConditions = ({ block }: { readonly block: Conditions }) => {
  const limited = limitedOf(block)
  return (
    <>
      {!isBlankText(block.conditions) && <RichText text={block.conditions} className={textClass} />}
      {limited.length > 0 && (
        <ul className={`mt-2 list-disc pl-4 ${textClass}`}>
          {limited.map(({ id, title, conditions }) => (
            <li key={id}>
              <strong>{title}:</strong> {conditions}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
