import { Button } from '@mantine/core'
import { useRef } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { usePhone } from '../../../../ui/kit/usePhone.ts'
import { textIn } from '../../../../ui/language.ts'
import { AddressLink, type Route, RouteLink } from '../../../../ui/route.ts'
import { isMissing } from '../../../../ui/send.ts'
import { useSession } from '../../../../ui/session.ts'
import type { UrlDefaults } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { describeFacts } from '../facts.ts'
import { words } from '../words.ts'
import { Actions } from './Actions.tsx'
import classes from './dashboard.module.css'
import type { Dashboard } from './dashboard.ts'
import { Filters } from './Filters.tsx'
import { Numbers } from './Numbers.tsx'
import { useDashboard } from './useDashboard.ts'

type Props<Params, Place, Narrowed extends UrlDefaults> = { dashboard: Dashboard<Params, Place, Narrowed>; params: Params }

/** A dashboard on screen: its filters, its figures, and its other parts in a grid of twelve columns. */
export const DashboardPage = <Params extends { bId?: string }, Place, Narrowed extends UrlDefaults>({
  dashboard,
  params,
}: Props<Params, Place, Narrowed>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { building, group } = useSession()
  const phone = usePhone()
  const grid = useRef<HTMLDivElement>(null)
  const { at, place, range } = useDashboard(dashboard, params, key =>
    bring(grid.current?.querySelector<HTMLElement>(`[data-part='${key}']`)),
  )
  const shown = dashboard.useShown(at)
  const { query, none } = shown.main.use()
  const names = place.data && dashboard.describePlace(place.data)
  const failed = [place, query].find(one => one.isError && one.data === undefined)
  const gone = failed && (shown.failed || failed === place || isMissing(failed.error)) ? failed : null
  if (gone && dashboard.head.scope === 'building') return <NoPlace title={shown.title} missing={shown.missing} query={gone} />
  const name = names?.building ? nameIn(names.building, language) : ((building ?? group)?.name ?? '')
  const [first, others] = [shown.parts.filter(one => one.first), shown.parts.filter(one => !one.first)]
  // On a phone nothing stands before what the page is for, unless it is a row of actions.
  const atFoot = phone && !dashboard.head.print
  const numbers = (
    <Numbers
      title={shown.title}
      name={name}
      parts={at.dates && names && !none ? shown.parts : null}
      describe={() => (names ? describeFacts({ names, dates: at.dates, filters: shown.filters, now: new Date() }, t, language) : [])}
      alone={!dashboard.head.print}
    />
  )
  return (
    <Page
      title={shown.title}
      lead={shown.lead}
      {...(shown.crumbs && { crumbs: shown.crumbs })}
      actions={
        !gone &&
        !atFoot && (
          <>
            {numbers}
            <Actions head={dashboard.head} title={shown.title} building={name} at={at} timeZone={names?.timeZone} />
          </>
        )
      }
      filters={<Filters label={shown.periodLabel} filters={shown.filters} period={dashboard.period} range={range} />}
    >
      {dashboard.beside && <Beside label={shown.besideLabel} pages={dashboard.beside} />}
      {gone ? (
        <LoadFailed query={gone} missing={shown.missing} {...(shown.failed && { text: shown.failed })} />
      ) : (
        <>
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
          {atFoot && !none && numbers}
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
