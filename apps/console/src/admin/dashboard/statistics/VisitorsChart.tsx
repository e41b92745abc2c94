'use client'

import type { StatisticsPoint } from '@forecourt/rules/measuring/SiteStatistics'
import { Box, useTheme } from '@mui/material'
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export interface VisitorsChartProps {
  readonly points: readonly StatisticsPoint[]
  readonly label: string
}

const height = 220
const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Line chart of visitors, compared with the period before. A table beside it has the same figures. */
const VisitorsChart = ({ points, label }: VisitorsChartProps) => {
  const { palette } = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const [line, pale, text, grid] = [palette.primary.main, palette.text.disabled, palette.text.secondary, palette.divider]

  useEffect(() => {
    const element = box.current
    if (!element) return
    const axis = { stroke: text, grid: { stroke: grid, width: 1 }, ticks: { show: false }, font: '12px Figtree Variable, sans-serif' }
    const chart = new UPlot(
      {
        ...{ width: element.clientWidth, height },
        tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
        legend: { show: false },
        cursor: { show: false },
        scales: { y: { range: (_chart, _low, high) => [0, Math.max(4, high * 1.1)] } },
        axes: [
          { ...axis, space: 70, values: (_chart, moments) => moments.map((seconds) => dayAndMonth.format(new Date(seconds * 1000))) },
          { ...axis, size: 48 },
        ],
        series: [
          {},
          { label: 'Before', stroke: pale, width: 1.5, dash: [5, 5], points: { show: false } },
          { label: 'Visitors', stroke: line, width: 2.5, fill: `${line}18`, points: { show: false } },
        ],
      },
      [
        points.map(({ day }) => Date.parse(day) / 1000),
        points.map(({ visitorsBefore }) => visitorsBefore),
        // The current step is incomplete: drawn, it would look like a drop.
        points.map(({ visitors }, index) => (index === points.length - 1 ? null : visitors)),
      ],
      element,
    )
    const resize = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    resize.observe(element)
    return () => {
      resize.disconnect()
      chart.destroy()
    }
  }, [points, line, pale, text, grid])

  return <Box ref={box} role="img" aria-label={label} sx={{ height, width: '100%', overflow: 'hidden' }} />
}

export default VisitorsChart
