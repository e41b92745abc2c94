/** Styles of rich text blocks, in pages and in the editor. */
export const textStyles = {
  text: 'space-y-4 text-pretty wrap-anywhere',
  heading: {
    2: 'heading text-text pt-5 text-subsection leading-snug',
    3: 'heading text-text pt-2 text-card leading-snug',
    4: 'heading text-text pt-1 text-body font-semibold leading-snug',
  },
  dotted: 'list-disc space-y-1.5 ps-5 marker:text-link',
  numbered: 'list-decimal space-y-1.5 ps-5 marker:text-link',
  quote: 'space-y-2 border-s-4 border-brand ps-5 text-text',
  table: 'w-full border-collapse text-small tabular-nums',
  headCell: 'border-b border-line px-3 py-2.5 text-start align-top first:ps-0 last:pe-0 font-semibold text-text',
  cell: 'border-b border-line px-3 py-2.5 text-start align-top first:ps-0 last:pe-0',
  rule: 'border-line',
  link: 'font-medium text-link underline underline-offset-2 hover:no-underline',
  caption: 'pt-2 text-small text-muted',
} as const
