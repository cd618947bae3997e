import { type ReactNode, useEffect } from 'react'
import { queries } from '../../ui/calls.ts'
import { onMissedEvents } from '../../ui/events.ts'
import { Frame } from '../../ui/frame/Frame.tsx'
import type { Layout } from '../../ui/route.ts'
import { useSession } from '../../ui/session.ts'
import { isByPin } from '../../ui/sessionTypes.ts'
import { frames, inOrder } from './frames.ts'
import { menuGroups, menuRows } from './menu.ts'
import { usePalette } from './palette.tsx'

const tools = inOrder(frames.map(one => one.tools))
const entries = inOrder(frames.map(one => one.entries))
const overlays = frames.flatMap(one => one.overlays ?? [])
const settings = frames.find(one => one.settings)?.settings

/** The frame of the portal with this product's menu, palette and tools. */
const PortalFrame = ({ layout, children }: { layout: Layout; children: ReactNode }) => {
  useEffect(() => onMissedEvents(() => void queries.invalidateQueries()), [])
  const byPin = isByPin(useSession().profile)
  const own =
    settings && !byPin ? { settings, entries, tools: tools.map(({ order, Tool }) => <Tool key={order} settings={settings} />) } : {}
  return (
    <Frame rows={menuRows} groups={menuGroups} palette={usePalette()} {...own} layout={layout}>
      {children}
      {overlays.map((Overlay, i) => (
        <Overlay key={i} />
      ))}
    </Frame>
  )
}

export { PortalFrame as Frame }
