import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { BackHeader } from '../../../../ui/kit/BackHeader.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { ViewsMenu } from '../../../../ui/list/ViewsMenu.tsx'
import { AddressLink, type Route, RouteLink } from '../../../../ui/route.ts'
import { isMissing } from '../../../../ui/send.ts'
import { useSession } from '../../../../ui/session.ts'
import type { UrlDefaults } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { describeFacts } from '../facts.ts'
import type { DashboardScope } from '../model.ts'
import { words } from '../words.ts'
import { Actions } from './Actions.tsx'
import { DashboardPicker } from './DashboardPicker.tsx'
import classes from './dashboard.module.css'
import type { AnyDashboard, DashboardParams } from './dashboard.ts'
import { Filters, Tabs } from './Filters.tsx'
import { Numbers } from './Numbers.tsx'
import { type OpenedDashboard, useDashboard } from './useDashboard.ts'

/** The screen of a dashboard in a scope. */
export const makeDashboardScreen = (dashboard: AnyDashboard, scope: DashboardScope) => {
  const Screen = ({ params }: { params: DashboardParams }) =>
    dashboard(known => <DashboardPage dashboard={known} params={params} scope={scope} />)
  return Screen
}

/** A dashboard on screen (`more`: further buttons of its head): its filters, its figures, and its other parts in a grid of twelve columns. */
export const DashboardPage = <Place, Narrowed extends UrlDefaults>({
  more,
  ...opened
}: OpenedDashboard<Place, Narrowed> & { more?: ReactNode }) => {
  const { dashboard } = opened
  const t = useWords(words)
  const [language] = useLanguage()
  const { building, group } = useSession()
  const grid = useRef<HTMLDivElement>(null)
  const { at, place, range, charted, openTab } = useDashboard(opened, key =>
    bring(grid.current?.querySelector<HTMLElement>(`[data-part='${key}']`)),
  )
  const shown = dashboard.useShown(at)
  const { query, none, n } = shown.main.use()
  const names = place.data && dashboard.describePlace(place.data)
  const failed = [place, query].find(one => one.isError && one.data === undefined)
  const gone = failed && (shown.failed || failed === place || isMissing(failed.error)) ? failed : null
  if (gone && at.bId && !dashboard.head.scopes.includes('account'))
    return <NoPlace title={shown.title} missing={shown.missing} query={gone} />
  const name = names?.building ? nameIn(names.building, language) : (((at.bId && building) || group)?.name ?? '')
  const [first, others] = [shown.parts.filter(one => one.first), shown.parts.filter(one => !one.first)]
  const selector = <DashboardPicker head={dashboard.head} scope={opened.scope} />
  const views = <ViewsMenu list={`dashboard/${dashboard.head.key}/${at.scope}`} name="" columns={[]} hidden={[]} onHidden={() => {}} />
  const numbers = (
    <Numbers
      title={shown.title}
      name={name}
      parts={at.dates && names && !none ? shown.parts : null}
      describe={() =>
        names
          ? describeFacts(
              { names, dates: at.dates, ofNow: dashboard.period === 'now', filters: shown.filters, n, now: new Date() },
              t,
              language,
            )
          : []
      }
    />
  )
  return (
    <Page
      title={shown.title}
      lead={shown.lead}
      {...(shown.crumbs && { crumbs: shown.crumbs })}
      actions={
        !gone && (
          <>
            {more}
            {shown.action && (
              <Button variant="default" leftSection={shown.action.icon} onClick={shown.action.onClick}>
                {shown.action.label}
              </Button>
            )}
            {numbers}
            <Actions dashboard={dashboard} title={shown.title} place={name} at={at} timeZone={names?.timeZone} />
          </>
        )
      }
      filters={
        <Filters
          label={shown.periodLabel}
          filters={shown.filters}
          period={dashboard.period}
          {...{ range, charted }}
          before={selector}
          tools={views}
        />
      }
    >
      <Tabs filters={shown.filters} onOpen={openTab} />
      {dashboard.beside && <Beside label={shown.besideLabel} pages={dashboard.beside} />}
      {gone ? (
        <LoadFailed query={gone} missing={shown.missing} {...(shown.failed && { text: shown.failed })} />
      ) : (
        <>
          {shown.detail && <BackHeader title={shown.detail.title} level={2} onBack={shown.detail.onBack} />}
          {first.map(part => (
            <div key={part.key}>{part.screen()}</div>
          ))}
          {none ? (
            <div className={classes.none}>
              <EmptyState {...none} />
            </div>
          ) : (
            <div className={classes.grid} ref={grid} aria-busy={query.isPlaceholderData || undefined}>
              {others.map(part => (
                <div key={part.key} className={classes.part} data-part={part.key} data-width={part.width} tabIndex={-1}>
                  {part.screen()}
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </Page>
  )
}

/** Pages beside this one, as links of one row; the router marks the open one. */
const Beside = ({ label, pages }: { label: string | undefined; pages: readonly Route[] }) => {
  const [language] = useLanguage()
  return (
    <nav className={classes.beside} aria-label={label}>
      {pages.map(page => (
        <RouteLink key={page.path} to={page} className={classes.page}>
          {textIn(page.title, language)}
        </RouteLink>
      ))}
    </nav>
  )
}

const NoPlace = ({ title, missing, query }: { title: string; missing: string; query: Parameters<typeof LoadFailed>[0]['query'] }) => {
  const t = useWords(words)
  const home = (
    <Button component={AddressLink} href="/" variant="default">
      {t('toHome')}
    </Button>
  )
  return (
    <Page title={title}>
      <LoadFailed query={query} missing={missing} action={home} />
    </Page>
  )
}

const bring = (element: HTMLElement | null | undefined): void => {
  if (!element) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}
