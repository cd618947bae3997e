import './styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { queries } from './calls.ts'
import { dialogs, openDialogs } from './dialogs.tsx'
import { LinkProvider } from './kit/link.tsx'
import { AddressLink } from './route.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import { toast, waitingToasts } from './toasts.ts'
import { LanguageProvider } from './words.tsx'

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }))
const DialogHost = lazy(async () => ({ default: (await import('./DialogHost.tsx')).DialogHost }))
const colourScheme = localStorageColorSchemeManager({ key: 'lintel-theme' })

/** Everything around the pages: theme (light unless chosen otherwise), language, kept answers, toasts, dialogs, router. */
export const UiRoot = ({ router }: { router: AnyRouter }) => (
  <Looks>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} InnerWrap={InRouter} />
      <Toasts />
    </QueryClientProvider>
  </Looks>
)

/** Theme and language alone, for what needs no calls. */
export const Looks = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colourScheme}
    defaultColorScheme="light"
    deduplicateCssVariables={false}
  >
    <LanguageProvider>{children}</LanguageProvider>
  </MantineProvider>
)

// Toasts are not needed to show the first page: their host follows when somebody begins to use it, or with the first toast.
const Toasts = () => {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.get, waitingToasts.get)
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    for (const use of ['pointerdown', 'keydown'])
      addEventListener(use, () => startTransition(() => setUsed(true)), { once: true, signal: ended.signal })
    return () => ended.abort()
  }, [])
  if (!used && waiting.length > 0) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  )
}

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
