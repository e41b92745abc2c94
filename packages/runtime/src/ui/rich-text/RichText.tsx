import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { type PointTree, pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichBlock, RichBlockOf, RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { Picture } from '../Picture'
import { FormattedLine } from './FormattedLine'
import { textStyles } from './textStyles'

/** Lists with the lists within them. */
const PointList = ({ lists }: { readonly lists: readonly PointTree[] }) =>
  lists.map(({ ordered, points }, index) => {
    const Tag = ordered ? 'ol' : 'ul'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a text have no other name
      <Tag key={index} className={ordered ? textStyles.numbered : textStyles.dotted}>
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points of a list have no other name
          <li key={place}>
            <FormattedLine spans={point.spans} />
            {point.lists.length > 0 && (
              <div className="pt-1.5">
                <PointList lists={point.lists} />
              </div>
            )}
          </li>
        ))}
      </Tag>
    )
  })

/** The rows up to the last with words: one more is begun by the Tab key after the last cell, and stays empty when nothing follows. */
const withoutEmptyEnd = (rows: RichBlockOf<'table'>['rows']) =>
  rows.slice(0, rows.findLastIndex((row) => row.some((spans) => spans.some(({ text }) => text.trim() !== ''))) + 1)

/** A table; one that is wider than the screen is moved sideways by itself, with the keyboard too. */
const TextTable = ({ table: { hasHead, rows } }: { readonly table: RichBlockOf<'table'> }) => {
  const [head, ...others] = rows
  const body = withoutEmptyEnd(hasHead ? others : rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className={textStyles.table}>
        {hasHead && head && (
          <thead>
            <tr>
              {head.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table have no other name
                <th key={index} scope="col" className={textStyles.headCell}>
                  <FormattedLine spans={spans} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table have no other name
            <tr key={place}>
              {row.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table have no other name
                <td key={index} className={textStyles.cell}>
                  <FormattedLine spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Block = ({ block }: { readonly block: RichBlock }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <FormattedLine spans={block.spans} />
        </p>
      )
    case 'heading': {
      const Tag = `h${block.level}` as const
      return (
        <Tag className={textStyles.heading[block.level]}>
          <FormattedLine spans={block.spans} />
        </Tag>
      )
    }
    case 'list':
      return <PointList lists={pointTree(block.points)} />
    case 'quote':
      return (
        <blockquote className={textStyles.quote}>
          {block.paragraphs.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a quote have no other name
            <p key={index}>
              <FormattedLine spans={spans} />
            </p>
          ))}
        </blockquote>
      )
    case 'table':
      return <TextTable table={block} />
    case 'picture':
      return (
        <figure className="py-2">
          <Picture
            source={block.image}
            alt={block.alt}
            sizes="(width >= 48rem) 42rem, 100vw"
            ratio={[block.width ?? 3, block.height ?? 2]}
            className="rounded-card"
          />
          {block.caption && <figcaption className={textStyles.caption}>{block.caption}</figcaption>}
        </figure>
      )
    case 'rule':
      return <hr className={textStyles.rule} />
  }
}

export interface RichTextProps {
  readonly text: Text
  readonly className?: string
  /** How wide its lines may become. */
  readonly measure?: string
  /** Config pointer of the words, where no part around them has it. */
  readonly setting?: string | undefined
}

/** A formatted text, drawn as elements by the kind of each block: there is no markup in it that could get through. Nothing is drawn of a blank one. */
export const RichText = ({ text, className = '', measure = 'max-w-prose', setting }: RichTextProps) =>
  isBlankText(text) ? null : (
    <div dir="auto" data-setting={setting} className={`${textStyles.text} ${measure} ${className}`}>
      {toDocument(text).blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </div>
  )
