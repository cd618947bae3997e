import { Button, Center, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { queries } from './calls.ts'
import { type LostChunk, lostChunk } from './chunks.ts'
import type { DrawingProps } from './kit/Drawing.tsx'
import type { DrawingName } from './kit/drawings.tsx'
import { CallError, faultIdOf } from './send.ts'
import { NothingChosen, useSession } from './session.ts'
import { isByPin } from './sessionTypes.ts'
import { useStillEnd } from './still/useStillEnd.ts'
import { useSay } from './useSay.ts'
import { words } from './words.ts'
import { useWords } from './words.tsx'

type StatusProps = { title: string; text?: string; note?: ReactNode; drawing?: DrawingName; children?: ReactNode }

// A page about a failure must not fail for want of its drawing.
const Drawing = lazy<ComponentType<DrawingProps>>(() =>
  import('./kit/Drawing.tsx').then(
    kit => ({ default: kit.Drawing }),
    () => ({ default: () => null }),
  ),
)

const RequestId = lazy<ComponentType<{ id: string | undefined }>>(() =>
  import('./kit/RequestId.tsx').then(
    kit => ({ default: kit.RequestId }),
    () => ({ default: () => null }),
  ),
)

/** A page that says one thing, in the middle: what is wrong, what to do. */
export const StatusPage = ({ title, text, note, drawing, children }: StatusProps) => {
  useStillEnd()
  return (
    <Center mih="70vh" p="lg">
      <Stack align="center" gap="sm" maw={440} ta="center">
        {drawing && (
          <Suspense fallback={null}>
            <Drawing name={drawing} />
          </Suspense>
        )}
        <Title order={1} size="h2">
          {title}
        </Title>
        {text && <Text c="dimmed">{text}</Text>}
        {children && <Group mt="xs">{children}</Group>}
        {typeof note === 'string' ? (
          <Text size="xs" c="dimmed" ff="monospace">
            {note}
          </Text>
        ) : (
          note
        )}
      </Stack>
    </Center>
  )
}

/** The page of a route whose permission the user lacks. */
export const NoPermission = () => {
  const t = useWords(words)
  const byPin = isByPin(useSession().profile)
  return (
    <StatusPage drawing="noPermission" title={t('noPermission')} text={t(byPin ? 'noPermissionByPin' : 'noPermissionHelp')}>
      {byPin && (
        <Button component="a" href={`/login?${new URLSearchParams({ next: window.location.pathname + window.location.search })}`}>
          {t('withAccount')}
        </Button>
      )}
      <Button component="a" href="/" variant="default">
        {t('toStart')}
      </Button>
    </StatusPage>
  )
}

/** The page of an address that leads nowhere. */
export const NotFound = () => {
  const t = useWords(words)
  return (
    <StatusPage drawing="notFound" title={t('notFound')} text={t('notFoundHelp')}>
      <Button component="a" href="/">
        {t('toStart')}
      </Button>
    </StatusPage>
  )
}

/** While a page loads: its outline, never a spinner. */
export const Pending = () => {
  const t = useWords(words)
  return (
    <Stack component="output" p="lg" gap="md" aria-busy="true" aria-label={t('loading')}>
      <Skeleton h={28} w="min(320px, 60%)" />
      <Skeleton h={16} w="min(480px, 80%)" />
      <Skeleton h={320} mt="sm" />
    </Stack>
  )
}

// A new version takes the old chunks away: one reload gets the new ones. Not again within a minute, or it would never end.
const reloadOnce = (): boolean => {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem('lintel-reloaded')) < 60_000) return false
    sessionStorage.setItem('lintel-reloaded', String(Date.now()))
    window.location.reload()
    return true
  } catch {
    return false
  }
}

const ChunkLost = ({ message, code }: LostChunk) => {
  const t = useWords(words)
  const say = useSay()
  const [reloading] = useState(reloadOnce)
  if (reloading) return <Pending />
  return (
    <StatusPage drawing="error" title={say(message)} text={t('newVersion')} note={code}>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </StatusPage>
  )
}

/** The page of an error: what is known, Try again, the way to the start page, the request's id for support. */
export const Failed = ({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) => {
  const t = useWords(words)
  const say = useSay()
  const router = useRouter()
  useEffect(() => {
    if (!(error instanceof NothingChosen)) console.error(error)
  }, [error])
  if (error instanceof NothingChosen) return <Choose what={error.what} />
  const chunk = lostChunk(error)
  if (chunk) return <ChunkLost {...chunk} />
  const call = error instanceof CallError ? error : null
  const again = () => {
    queries.removeQueries({ type: 'inactive' }) // what the page has failed on is asked anew
    reset()
    void router.invalidate()
  }
  return (
    <StatusPage
      drawing={call?.code === 'sys.obj.nof' ? 'notFound' : 'error'}
      title={call?.code === 'sys.obj.nof' ? say(call.message) : t('failed')}
      text={call && call.code !== 'sys.obj.nof' ? say(call.message) : t('failedHelp')}
      note={
        <Suspense fallback={null}>
          <RequestId id={faultIdOf(error)} />
        </Suspense>
      }
    >
      <Button onClick={again}>{t('tryAgain')}</Button>
      <Button component="a" href="/" variant="default">
        {t('toStart')}
      </Button>
    </StatusPage>
  )
}

/** Asks for the account or the building that a page shows. */
export const Choose = ({ what }: { what: 'account' | 'building' }) => {
  const t = useWords(words)
  return what === 'building' ? (
    <StatusPage drawing="emptyList" title={t('chooseBuilding')} text={t('chooseBuildingHelp')} />
  ) : (
    <StatusPage drawing="emptyList" title={t('chooseAccount')} text={t('chooseAccountHelp')} />
  )
}
