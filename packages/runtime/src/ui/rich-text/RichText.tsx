import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichBlock, RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { Picture } from '../Picture'
import { FormattedLine } from './FormattedLine'
import { PointList } from './PointList'
import { TextTable } from './TextTable'
import { textStyles } from './textStyles'

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
