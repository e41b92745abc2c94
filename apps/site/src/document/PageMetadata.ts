import type { PageImage } from '@forecourt/rules/seo/OwnMeta'

/** The contents of a document's head. */
export interface PageMetadata {
  readonly title: string
  readonly description?: string
  readonly alternates?: { readonly canonical: string; readonly types?: { readonly [type: string]: string } }
  readonly robots: { readonly index: boolean; readonly follow?: boolean }
  /** How much of its own address the page tells others. */
  readonly referrer?: 'no-referrer'
  readonly manifest?: string
  readonly icons: { readonly icon: { readonly url: string; readonly type: string } }
  readonly openGraph?: {
    readonly title: string
    readonly description: string
    readonly url: string
    readonly siteName: string
    readonly locale: string
    readonly type?: 'website'
    readonly images?: PageImage[]
  }
  readonly twitter?: {
    readonly card: 'summary_large_image' | 'summary'
    readonly title: string
    readonly description: string
    readonly images?: PageImage[]
  }
  readonly other: { readonly [name: string]: string }
  readonly formatDetection?: { readonly telephone: false; readonly address: false; readonly email: false }
}
