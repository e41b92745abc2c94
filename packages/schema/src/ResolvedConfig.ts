import type { SiteConfig } from './generated/SiteConfig'
import type { RichDocument } from './rich-text/RichText'

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends RichDocument
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T

declare const resolved: unique symbol

/** A complete, validated, frozen config: the only config that rules, loaders and rendering accept. Made by `resolveConfig` alone. */
export type ResolvedConfig = DeepReadonly<SiteConfig> & { readonly [resolved]: true }

type Sparse<T> = T extends readonly (infer Item)[]
  ? readonly SparseItem<Item>[]
  : T extends RichDocument
    ? T
    : T extends object
      ? { readonly [Key in keyof T]?: Sparse<T[Key]> }
      : T

type SparseItem<Item> = Item extends { id: string } ? Sparse<Item> & { readonly removed?: boolean } : Item

/** What one layer says: any subset of the config. Items of arrays merged by id may say `removed: true`. */
export type ConfigValues = Sparse<SiteConfig>
