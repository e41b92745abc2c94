import { type ProseSpan, proseNodes } from './proseNodes'

const Spans = ({ spans }: { readonly spans: readonly ProseSpan[] }) =>
  spans.map((span, index) => {
    const key = `${index}-${span.text}`
    if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>
    if (span.kind === 'text') return span.text
    return (
      <a key={key} href={span.href} className="font-medium text-link underline underline-offset-2 hover:no-underline">
        {span.text}
      </a>
    )
  })

/** Running text from a setting, drawn as elements: no markup of its own ever gets through. */
export const Prose = ({ text, className = '' }: { readonly text: string; readonly className?: string }) => (
  <div className={`max-w-prose space-y-4 text-pretty ${className}`}>
    {proseNodes(text).map((node, index) => {
      const key = `${index}-${node.kind}`
      if (node.kind === 'list') {
        return (
          <ul key={key} className="list-disc space-y-1.5 pl-5 marker:text-link">
            {node.items.map((spans, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other name
              <li key={item}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        )
      }
      if (node.kind === 'paragraph') {
        return (
          <p key={key}>
            <Spans spans={node.spans} />
          </p>
        )
      }
      const Tag = node.kind === 'heading' ? 'h2' : 'h3'
      return (
        <Tag
          key={key}
          className={`heading ${node.kind === 'heading' ? 'pt-5 text-subsection leading-snug' : 'pt-2 text-card leading-snug'}`}
        >
          <Spans spans={node.spans} />
        </Tag>
      )
    })}
  </div>
)
