import './styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { queries } from './calls.ts'
import { dialogs, openDialogs } from './dialogs.tsx'
import { LinkProvider } from './kit/link.tsx'
import { AddressLink } from './route.ts'
import { TOAST_TIME, toast } from './toasts.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import { LanguageProvider } from './words.tsx'

const DialogHost = lazy(async () => ({ default: (await import('./DialogHost.tsx')).DialogHost }))
const colourScheme = localStorageColorSchemeManager({ key: 'lintel-theme' })

/** Everything around the pages: theme (light unless chosen otherwise), language, kept answers, toasts, dialogs, router. */
export const UiRoot = ({ router }: { router: AnyRouter }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={colourScheme} defaultColorScheme="light">
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} InnerWrap={InRouter} />
        <Notifications position="top-center" autoClose={TOAST_TIME} pauseResetOnHover="all" limit={4} zIndex={1000} />
      </QueryClientProvider>
    </LanguageProvider>
  </MantineProvider>
)

const InRouter = ({ children }: { children: ReactNode }) => {
  const open = useSyncExternalStore(openDialogs.subscribe, openDialogs.get, openDialogs.get)
  return (
    <LinkProvider link={AddressLink}>
      {children}
      {open.length > 0 && (
        <CatchBoundary getResetKey={() => open.length} errorComponent={LostDialog}>
          <Suspense fallback={null}>
            <DialogHost />
          </Suspense>
        </CatchBoundary>
      )}
    </LinkProvider>
  )
}

const LostDialog = ({ error }: { error: unknown }) => {
  useEffect(() => {
    toast.error(error)
    dialogs.closeAll()
  }, [error])
  return null
}
