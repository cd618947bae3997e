import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { bucketOf } from '../../features/base/files/buckets.ts'
import { settings } from '../../features/base/ownSettings/routes.ts'
import { permissionsChanged } from '../../features/base/permissions/contract.ts'
import { TaskBell } from '../../features/base/tasks/screens/TaskBell.tsx'
import { NotificationBell } from '../../features/property/notifications/screens/NotificationBell.tsx'
import { queries } from '../../ui/calls.ts'
import { onMissedEvents, useEvent } from '../../ui/events.ts'
import { Frame } from '../../ui/frame/Frame.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { configureLargeExports } from '../../ui/list/largeExport.ts'
import { configureListViews } from '../../ui/list/viewsPart.ts'
import type { Layout } from '../../ui/route.ts'
import { isAway, refreshPermissions, sessionStore, useSession } from '../../ui/session.ts'
import { isByPin } from '../../ui/sessionTypes.ts'
import { configureUploads } from '../../ui/uploads.ts'
import { menuGroups, menuRows } from '../menu.ts'
import { usePalette } from './palette.tsx'

configureUploads({
  send: async (...sent) => (await import('../../features/base/files/screens/sendFile.ts')).uploadFile(...sent),
  wrongType: bucket => bucketOf(bucket)?.wrongType,
})
configureLargeExports(async what => (await import('../../features/base/exporting/screens/startExport.ts')).startExport(what))
configureListViews(lazyPart(() => import('../../features/base/views/screens/SavedViews.tsx').then(module => module.SavedViews)))

const SignInAgain = lazyPart(() => import('../../features/base/people/screens/SignInAgain.tsx').then(module => module.SignInAgain))

const Tools = () => (
  <>
    <NotificationBell settings={settings} />
    <TaskBell />
  </>
)

/** The frame of the portal with this product's menu, palette and tools. */
const PortalFrame = ({ layout, children }: { layout: Layout; children: ReactNode }) => {
  useEvent(permissionsChanged, () => void refreshPermissions())
  useEffect(() => onMissedEvents(() => void queries.invalidateQueries()), [])
  const away = isAway(useSyncExternalStore(sessionStore.subscribe, sessionStore.get))
  const own = isByPin(useSession().profile) ? {} : { settings, tools: <Tools /> }
  return (
    <Frame rows={menuRows} groups={menuGroups} palette={usePalette()} {...own} layout={layout}>
      {children}
      {away && <SignInAgain />}
    </Frame>
  )
}

export { PortalFrame as Frame }
