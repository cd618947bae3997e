import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { DayScreen } from './DayScreen.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import classes from './phone.module.css'
import { removeOldWalks } from './queue.ts'
import { RoundScreen } from './RoundScreen.tsx'
import { followConnection } from './sender.ts'

const QueueScreen = lazy(async () => ({ default: (await import('./QueueScreen.tsx')).QueueScreen }))

const id = '([0-9a-f-]{36})'
const dayPath = new RegExp(`^/field/${id}/${id}/?$`)
const roundPath = new RegExp(`^/field/${id}/${id}/${id}/?$`)

/** Where the app is, and how it goes on: each step can be taken back with the phone's own button. */
const usePath = () => {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const go = useCallback((to: string) => {
    if (to !== location.pathname) history.pushState(null, '', to)
    setPath(to)
    scrollTo(0, 0)
  }, [])
  return { path, go }
}

/** The app that walks rounds, also without a connection: the day of a building, a round, what waits to be sent. */
export const PhoneApp = () => {
  const { path, go } = usePath()
  useEffect(() => {
    void removeOldWalks()
    return followConnection()
  }, [])
  const [, gId = '', bId = '', rId = ''] = roundPath.exec(path) ?? []
  const [, dayGroup, dayBuilding] = dayPath.exec(path) ?? []
  const isQueue = path === '/field/queue'
  return (
    <div className={classes.app}>
      <PhoneMenu />
      <main className={classes.main}>
        {rId !== '' && <RoundScreen key={rId} {...{ gId, bId, rId, go }} />}
        {isQueue && (
          <Suspense>
            <QueueScreen go={go} />
          </Suspense>
        )}
        {rId === '' && !isQueue && <DayScreen gId={dayGroup ?? null} bId={dayBuilding ?? null} go={go} />}
      </main>
    </div>
  )
}
