import type { DocumentAssets } from '../document/documentAssets'
import { shared } from '../sites/shared'

/** Settings of the installation that public pages contain. */
export const pageSettings = ['SITE_ORIGIN_TEMPLATE', 'THIRD_PARTY_TAGS', 'IMAGE_CDN'] as const

/** SHA-256 of files by address. */
export interface BuildFiles {
  readonly [address: string]: string
}

/** What pages depend on besides code and data. */
export interface BuildSettings {
  /** Version of Node, which formats dates and numbers. */
  readonly node: string
  readonly environment: { readonly [Name in (typeof pageSettings)[number]]: string }
  readonly assets: DocumentAssets
  /** SHA-256 of its styles, scripts and fonts by address; builds of earlier releases stored none. */
  readonly files?: BuildFiles
}

/** The build of this process. */
export interface RunningBuild {
  readonly build: string
  /** SHA-256 of the program that renders its pages as of an instant; null without one. */
  readonly renderer: string | null
  /** Null in development. */
  readonly settings: BuildSettings | null
}

/** The build of this process, set by the server before the first request; without a name in development. */
export const siteBuild = (running: RunningBuild = { build: '', renderer: null, settings: null }): RunningBuild =>
  shared('siteBuild', () => running)
