import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { type PointTree, pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichBlock, RichBlockOf, RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { Picture } from '../Picture'
import { FormattedLine } from './FormattedLine'
import { textStyles } from './textStyles'

/** Nested lists. */
const PointList = ({ lists }: { readonly lists: readonly PointTree[] }) =>
  lists.map(({ ordered, points }, index) => {
    const Tag = ordered ? 'ol' : 'ul'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lists have no id
      <Tag key={index} className={ordered ? textStyles.numbered : textStyles.dotted}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: list items have no id
          <li key={index}>
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

/** Drops empty last rows: Tab in the last cell of the editor adds a row, which may stay empty. */
const withoutEmptyEnd = (rows: RichBlockOf<'table'>['rows']) =>
  rows.slice(0, rows.findLastIndex((row) => row.some((spans) => spans.some(({ text }) => text.trim() !== ''))) + 1)

/** A table; scrolls horizontally if it is too wide, also by keyboard. */
const TextTable = ({ table: { hasHead, rows } }: { readonly table: RichBlockOf<'table'> }) => {
  const [head, ...others] = rows
  const body = withoutEmptyEnd(hasHead ? others : rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a scrolling region reachable by keyboard
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className={textStyles.table}>
        {hasHead && head && (
          <thead>
            <tr>
              {head.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id
                <th key={index} scope="col" className={textStyles.headCell}>
                  <FormattedLine spans={spans} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
            <tr key={position}>
              {row.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id
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
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id
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
  /** Maximum line width. */
  readonly measure?: string
  /** Config pointer of the text, unless a parent element has it. */
  readonly setting?: string | undefined
}

/** Renders rich text as elements, so that no markup can be injected. Renders nothing for blank text. */
export const RichText = ({ text, className = '', measure = 'max-w-prose', setting }: RichTextProps) =>
  isBlankText(text) ? null : (
    <div dir="auto" data-setting={setting} className={`${textStyles.text} ${measure} ${className}`}>
      {toDocument(text).blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </div>
  )
