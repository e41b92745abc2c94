'use client'

import 'leaflet/dist/leaflet.css'
import './leafletMap.css'
import { control, divIcon, map as leafletMap, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { escapedText } from '../texts/escapedText'

export interface LeafletMapProps {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Tile URL template with {z}, {x} and {y}. */
  readonly tiles: string
  readonly attribution: string
  /** The tile provider's maximum zoom. */
  readonly maxZoom: number
}

/** Initial zoom, unless tiles end before: about 5 km across, close enough to find the address, far enough to recognise the area. */
const localZoom = 14
const minZoom = 4

const pin =
  '<svg aria-hidden="true" viewBox="0 0 32 42" width="32" height="42"><path class="fill-brand stroke-background" stroke-width="2" d="M16 1a15 15 0 0 1 15 15c0 11-15 25-15 25S1 27 1 16A15 15 0 0 1 16 1z"/><circle class="fill-background" cx="16" cy="16" r="5.5"/></svg>'

/** An interactive map with one marker, for touch, mouse and keyboard. */
export const LeafletMap = ({ name, latitude, longitude, tiles, attribution, maxZoom }: LeafletMapProps) => {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!container.current) return
    const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    const map = leafletMap(container.current, {
      center: [latitude, longitude],
      zoom: Math.min(localZoom, maxZoom),
      minZoom,
      maxZoom: maxZoom,
      // The map must not capture the scroll of the page.
      scrollWheelZoom: false,
      zoomAnimation: !reducedMotion,
      fadeAnimation: !reducedMotion,
      markerZoomAnimation: !reducedMotion,
      inertia: !reducedMotion,
    })
    map.attributionControl.setPrefix(false)
    control.scale({ imperial: false }).addTo(map)
    tileLayer(tiles, { maxZoom: maxZoom, attribution: escapedText(attribution) }).addTo(map)
    const icon = divIcon({ html: pin, className: '', iconSize: [32, 42], iconAnchor: [16, 41] })
    const marked = marker([latitude, longitude], { icon, title: name, keyboard: false, interactive: false }).addTo(map).getElement()
    marked?.setAttribute('role', 'img')
    marked?.setAttribute('aria-label', name)
    return () => void map.remove()
  }, [name, latitude, longitude, tiles, attribution, maxZoom])

  // Leaflet makes it focusable: arrow keys pan, plus and minus zoom.
  return (
    <div
      ref={container}
      role="application"
      aria-label={`Map of ${name}. Use the arrow keys to move it.`}
      className="z-0 size-full font-body!"
    />
  )
}
