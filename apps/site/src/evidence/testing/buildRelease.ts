import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleServer } from '../../../../../tools/chunks/bundleServer'
import type { BuildSettings } from '../siteBuild'
import type { ServedPage } from './serveNow'
import type { ServeRequest } from './serveProgram'

/** A change of the code: a text of a file, and what it becomes. */
export interface CodeChange {
  /** From the folder of the repository. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A release of the site. */
export interface Release {
  readonly build: string
  readonly settings: BuildSettings
  /** The program that it stores. */
  readonly program: Buffer
  /** A page from the present tables, rendered by its code. */
  readonly serve: (request: Omit<ServeRequest, 'assets'>) => Promise<ServedPage>
  readonly stop: () => void
}

const root = path.resolve(import.meta.dirname, '../../../../..')

type Plugin = NonNullable<NonNullable<Parameters<typeof bundleServer>[2]>['plugins']>[number]

/** Changes files while they are bundled. */
const changing = (changes: readonly CodeChange[]): Plugin => ({
  name: 'changes',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const own = changes.filter((change) => path.join(root, change.file) === file)
      if (own.length === 0) return undefined
      let contents = await readFile(file, 'utf8')
      for (const { from, to } of own) {
        if (!contents.includes(from)) throw new Error(`${file} has no ${from}`)
        contents = contents.replace(from, () => to)
      }
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
})

interface ReleaseOptions {
  readonly build: string
  readonly changes: readonly CodeChange[]
  readonly settings: BuildSettings
  /** For its bundles. */
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
}

/** Bundles a release whose code differs from the present one by some changes. */
export const buildRelease = async ({ build, changes, settings, folder, environment }: ReleaseOptions): Promise<Release> => {
  const bundle = async (source: string) => {
    const file = path.join(folder, `${build}-${path.basename(source, '.ts')}.mjs`)
    await bundleServer(path.join(import.meta.dirname, '..', source), file, { plugins: [changing(changes)], minify: true })
    return file
  }
  const program = readFileSync(await bundle('renderPast.ts'))
  const server = await bundle('testing/serveProgram.ts')
  let child: ChildProcess | null = null
  return {
    ...{ build, settings, program },
    serve: async (request) => {
      child ??= fork(server, { env: { ...environment, ...settings.environment, NODE_ENV: 'production' }, execArgv: [] })
      const done = new AbortController()
      const { signal } = done
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error(`The release ${build} ended.`)
      })
      const answer = Promise.race([once(child, 'message', { signal }), ended])
      child.send({ ...request, assets: settings.assets } satisfies ServeRequest)
      try {
        const [page] = await answer
        return page as ServedPage
      } finally {
        done.abort()
      }
    },
    stop: () => {
      child?.kill()
      child = null
    },
  }
}
