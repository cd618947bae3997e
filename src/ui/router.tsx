import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  isNotFound,
  notFound,
  Outlet,
  type ParsedLocation,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { PRODUCT } from '../core/product.ts'
import { FrameComing } from './frame/FrameComing.tsx'
import { FrameOutline } from './frame/FrameOutline.tsx'
import { textIn } from './language.ts'
import { lazyPart } from './lazyPart.tsx'
import { Choose, Failed, NoPermission, NotFound, Pending } from './pages.tsx'
import { type AnyRoute, type Layout, routerPath, searchText } from './route.ts'
import { adoptSelection, groupOf, knowPlace, sessionStore, startSession, useSession } from './session.ts'
import { useStillEnd } from './still/useStillEnd.ts'
import { words } from './words.ts'
import { useLanguage, useWords } from './words.tsx'

/** What surrounds the pages of a layout. A layout without one shows the page alone. */
export type Frames = Partial<Record<Layout, () => Promise<{ Frame: ComponentType<{ layout: Layout; children: ReactNode }> }>>>
type Options = {
  history?: RouterHistory
  signInPath?: string
  /** All pages, where the router starts with some: loaded when an address is opened that those do not have. */
  rest?: () => Promise<readonly AnyRoute[]>
}

const layouts: readonly Layout[] = ['frame', 'top', 'bare', 'print']

/**
 * The router of all routes: permission and session before each page, chunks by hover, account and building in the query string
 * (`gId`, `bId`; ids in the path win), titles, pages for errors and for what does not exist. Give it to `UiRoot`.
 */
export const createAppRouter = (
  routes: readonly AnyRoute[],
  frames: Frames,
  { history, signInPath = '/login', rest }: Options = {},
): AnyRouter => {
  const known = { routes }
  const grow = async () => {
    if (known.routes !== routes || !rest) return false
    known.routes = await rest()
    router.update({ ...router.options, routeTree: treeOf(known.routes, frames, signInPath) } as never) // of the kind it was made with
    return true
  }
  const router: AnyRouter = createRouter({
    routeTree: treeOf(routes, frames, signInPath, grow),
    parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPendingMs: 150,
    defaultPendingMinMs: 150,
    defaultPendingComponent: Pending,
    defaultErrorComponent: Failed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  })
  follow(router, () => known.routes, signInPath)
  return router
}

type Grow = () => Promise<boolean>
const treeOf = (routes: readonly AnyRoute[], frames: Frames, signInPath: string, grow?: Grow) => {
  const lost = notFoundIn(frames.frame)
  const root = createRootRoute({ component: Outlet, notFoundComponent: lost, search: { middlewares: [withSelection] } })
  const branches = layouts.map(layout => {
    const branch = createRoute({
      getParentRoute: () => root,
      id: layout,
      component: frameOf(layout, frames[layout]),
      ...(frames[layout] && { pendingComponent: layout === 'top' ? TopComing : FrameComing }),
    })
    return branch.addChildren(
      routes.filter(each => (each.layout ?? 'frame') === layout).map(each => leafOf(each, () => branch, signInPath)),
    )
  })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: lost,
    beforeLoad: async ({ location }) => {
      if (await grow?.()) throw redirect({ href: location.href, replace: true } as never)
    },
  })
  return root.addChildren([...branches, elsewhere])
}

// Who is signed in keeps menu and top bar. Without a frame the page is its own landmark.
const notFoundIn = (load: Frames['frame']): (() => ReactNode) => {
  const Frame = load && lazyFrame(load)
  return () => {
    const { status } = useSession()
    const t = useWords(words)
    useEffect(() => void startSession(), [])
    useEffect(() => {
      document.title = `${t('notFound')} · ${PRODUCT}`
    }, [t])
    const page = status === 'starting' ? <Pending /> : <NotFound />
    return Frame && status === 'in' ? <Frame layout="frame">{page}</Frame> : <main>{page}</main>
  }
}

// On a slow line the frame stands, in outline, before its own file has come.
const TopComing = () => (
  <FrameOutline top>
    <Pending />
  </FrameOutline>
)

const lazyFrame = (load: NonNullable<Frames[Layout]>) => lazyPart(async () => (await load()).Frame)

const frameOf = (layout: Layout, load: Frames[Layout]): (() => ReactNode) => {
  if (!load) return () => <Outlet />
  const Frame = lazyFrame(load)
  const Framed = () => (
    <Frame layout={layout}>
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
    </Frame>
  )
  return Object.assign(Framed, { preload: Frame.preload })
}

const leafOf = (each: AnyRoute, parent: () => object, signInPath: string) => {
  // The screen's own parameters are typed where its route is written; here all are alike.
  const Screen = lazyPart(async () => (await each.load()).Screen as ComponentType<{ params: object }>)
  const Shown = (): ReactNode => <Gate route={each} Screen={Screen} params={leaf.useParams()} />
  const leaf = createRoute({
    getParentRoute: parent as never,
    path: routerPath(each.path),
    beforeLoad: ({ params, search, location, preload, abortController: { signal } }) =>
      preload ? undefined : enter(each, { ids: { ...search, ...params }, location, signal }, signInPath),
    component: Object.assign(Shown, { preload: Screen.preload }),
  })
  return leaf
}

// Whoever opened no page in particular goes where the permissions lead.
const way = ({ pathname, href }: ParsedLocation): { next?: string } => (pathname === '/' ? {} : { next: href })

type Ids = { gId?: string; groupId?: string; bId?: string }

/** `signal` is aborted when another navigation takes its place: what is chosen then is that one's matter. */
type Entering = { ids: Ids; location: ParsedLocation; signal: AbortSignal }
const enter = async (each: AnyRoute, { ids, location, signal }: Entering, signInPath: string): Promise<void> => {
  const started = startSession()
  if (each.open) return
  await started
  if (sessionStore.get().status !== 'in') throw redirect({ to: signInPath, search: way(location) } as never)
  const gId = ids.groupId ?? ids.gId
  if (!(await knowPlace(gId))) throw notFound() // what was chosen stays chosen
  if (!signal.aborted) adoptSelection({ gId, bId: ids.bId })
}

/** Shows the screen if the user may see it. Another account or building starts it afresh: no entry or row of the old one stays. */
const Gate = ({ route, Screen, params }: { route: AnyRoute; Screen: ComponentType<{ params: object }>; params: object }) => {
  const { can, gId, bId } = useSession()
  const [language] = useLanguage()
  useStillEnd()
  useEffect(() => {
    document.title = `${textIn(route.title, language)} · ${PRODUCT}`
  }, [route, language])
  if (!route.open && !(can(route.may) && can(route.also))) return <NoPermission />
  if (route.needs === 'building' && !bId) return <Choose what="building" />
  if (route.needs && !gId) return <Choose what="account" />
  // A page for everybody stays as it is while the session is found: what was typed by then is kept.
  return <Screen key={route.open ? 'open' : `${gId}/${bId}`} params={params} />
}

/** The chosen account and building as query parameters; the user's own account is not named unless a building is. */
export const selectionSearch = (): { gId?: string; bId?: string } => {
  const state = sessionStore.get()
  const { selectedGroupId, selectedPropertyId } = state.selection
  const gId = selectedGroupId ?? (selectedPropertyId ? groupOf(state) : null)
  return { ...(gId && { gId }), ...(selectedPropertyId && { bId: selectedPropertyId }) }
}

const withSelection = ({ search, next }: { search: object; next: (search: object) => object }): object => {
  const result: { gId?: string; bId?: string } = next(search)
  if (sessionStore.get().status !== 'in') return result
  const named = Object.entries(result).filter(([name, value]) => !(value === undefined && (name === 'gId' || name === 'bId')))
  const elsewhere = result.gId !== undefined && result.gId !== groupOf(sessionStore.get()) // another account: its buildings are others
  return { ...(elsewhere ? {} : selectionSearch()), ...Object.fromEntries(named) }
}

// A page is matched by root, layout and route. An address without a page has no `.` that the choice could be written to.
const isLost = (router: AnyRouter): boolean =>
  router.state.matches.length < 3 || router.state.matches.some(({ error }) => isNotFound(error))

// Choices made elsewhere reach the address bar, and the end of the session leads to the sign-in page.
const follow = (router: AnyRouter, routes: () => readonly AnyRoute[], signInPath: string): void => {
  const isOpen = (fullPath: string): boolean => routes().some(each => each.open && routerPath(each.path) === fullPath)
  const atOpenPage = (): boolean => router.state.matches.some(match => isOpen(match.fullPath))
  let before = sessionStore.get()
  const settle = (): void => {
    if (router.state.status !== 'idle' || sessionStore.get().status !== 'in' || atOpenPage() || isLost(router)) return
    const { gId, bId }: { gId?: string; bId?: string } = router.latestLocation.search
    const wanted = selectionSearch()
    if (gId === wanted.gId && bId === wanted.bId) return
    const search = (now: object) => ({ ...now, gId: wanted.gId, bId: wanted.bId })
    void router.navigate({ to: '.', search, replace: true, ignoreBlocker: true, resetScroll: false } as never)
  }
  router.subscribe('onResolved', settle)
  sessionStore.subscribe(() => {
    const now = sessionStore.get()
    if (before.status === 'in' && now.status === 'out' && !atOpenPage()) {
      const search = now.left ? {} : way(router.latestLocation)
      void router.navigate({ to: signInPath, search, ignoreBlocker: true } as never)
    }
    before = now
    settle()
  })
}
