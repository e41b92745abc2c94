'use client'

import 'leaflet/dist/leaflet.css'
import './leafletMap.css'
import { divIcon, map as leafletMap, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { escapedText } from '../texts/escapedText'

export interface LeafletMapProps {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Address of map pictures with {z}, {x} and {y}. */
  readonly tiles: string
  readonly attribution: string
  /** The closest zoom there are pictures for. */
  readonly closest: number
}

/** How far from the closest a map begins: near enough to see where a place is, far enough to know the place. */
const stepsBack = 2
const farthest = 4

const pin =
  '<svg aria-hidden="true" viewBox="0 0 32 42" width="32" height="42"><path class="fill-brand stroke-background" stroke-width="2" d="M16 1a15 15 0 0 1 15 15c0 11-15 25-15 25S1 27 1 16A15 15 0 0 1 16 1z"/><circle class="fill-background" cx="16" cy="16" r="5.5"/></svg>'

/** A map to move by finger, mouse and keyboard, with one place marked. */
export const LeafletMap = ({ name, latitude, longitude, tiles, attribution, closest }: LeafletMapProps) => {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current) return
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    const map = leafletMap(place.current, {
      center: [latitude, longitude],
      zoom: closest - stepsBack,
      minZoom: farthest,
      maxZoom: closest,
      // A page that is scrolled past must not catch on its map.
      scrollWheelZoom: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      markerZoomAnimation: !still,
      inertia: !still,
    })
    map.attributionControl.setPrefix(false)
    tileLayer(tiles, { maxZoom: closest, attribution: escapedText(attribution) }).addTo(map)
    const icon = divIcon({ html: pin, className: '', iconSize: [32, 42], iconAnchor: [16, 41] })
    const marked = marker([latitude, longitude], { icon, title: name, keyboard: false, interactive: false }).addTo(map).getElement()
    marked?.setAttribute('role', 'img')
    marked?.setAttribute('aria-label', name)
    return () => void map.remove()
  }, [name, latitude, longitude, tiles, attribution, closest])

  // The library makes it focusable: the arrow keys move it, plus and minus zoom.
  return <div ref={place} role="application" aria-label={`Map of ${name}; the arrow keys move it`} className="z-0 size-full font-body!" />
}
