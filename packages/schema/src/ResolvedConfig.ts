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

/** A complete, valid, frozen config: the only form that rules, loaders and rendering accept. Only `resolveConfig` creates one. */
export type ResolvedConfig = DeepReadonly<SiteConfig> & { readonly [resolved]: true }

type Sparse<T> = T extends readonly (infer Item)[]
  ? readonly SparseItem<Item>[]
  : T extends RichDocument
    ? T
    : T extends object
      ? { readonly [Key in keyof T]?: Sparse<T[Key]> }
      : T

type SparseItem<Item> = Item extends { id: string } ? Sparse<Item> & { readonly removed?: boolean } : Item

/** The values of a layer: any subset of the config. Items of lists merged by id may have `removed: true`. */
export type ConfigValues = Sparse<SiteConfig>
