import type { MetadataRoute } from 'next'

/** The web app manifest, for installing the console. The app opens on the inbox, which users need on the go. */
const manifest = (): MetadataRoute.Manifest => ({
  id: '/',
  name: 'Forecourt',
  short_name: 'Forecourt',
  description: 'Enquiries, stock and websites of a dealership',
  start_url: '/#/inbox',
  display: 'standalone',
  background_color: '#f4f7f5',
  theme_color: '#0f3d35',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

export default manifest
