import path from 'node:path'

const assetsPort = process.env.ASSETS_PORT

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()' },
  // Isolates the window from other origins, but allows its own popups, so that the share popup can be checked for being closed (UI-12).
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

/** @type {import('next').NextConfig} Plain JavaScript: a TypeScript config makes the server load the framework's compiler. */
const config = {
  poweredByHeader: false,
  // Pictures come from /media. Disables the framework's image endpoint, which is unused and has no limits.
  images: { unoptimized: true },
  // The front server compresses once and caches the result (src/server).
  compress: false,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  // Types are checked for the whole repository by `npm run check`, not in every build.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pg', 'sharp', '@prisma/client', '@prisma/adapter-pg', 'nodemailer', 'subset-font'],
  // The route table handles trailing slashes (CFG-15).
  skipTrailingSlashRedirect: true,
  experimental: {
    // Writing the build cache takes a quarter of a build, and deployments build once; turbo caches unchanged packages.
    turbopackFileSystemCacheForBuild: false,
    // Half of this build's time: `npm test` tries the apps without it, `npm run test:all` with it.
    turbopackMinify: process.env.FORECOURT_MINIFY !== 'off',
    // Source maps are two thirds of the output and only used with NODE_OPTIONS=--enable-source-maps
    // (services/src/process/dropSourceMaps).
    turbopackSourceMaps: process.env.NODE_OPTIONS?.includes('--enable-source-maps') ?? false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/assets/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // In development, Vite serves the script and styles of documents (vite.config.ts).
      ...(assetsPort ? [{ source: '/assets/:path*', destination: `http://127.0.0.1:${assetsPort}/assets/:path*` }] : []),
      { source: '/cars/:slug([^/]+).pdf', destination: '/api/car-sheets/:slug' },
    ],
    // Any address without an endpoint is a page of a site.
    fallback: [{ source: '/:path*', destination: '/api/page' }],
  }),
}

export default config
