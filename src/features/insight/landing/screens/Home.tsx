import { Button } from '@mantine/core'
import { IconBuildingSkyscraper, IconQrcode } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { hourIn } from '../../../../core/days.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { shownZone } from '../../../../ui/zone.ts'
import { qrCodeList } from '../../../codes/qr/routes.ts'
import { NewCodeButton } from '../../../codes/qr/screens/NewCodeButton.tsx'
import { adminSearch } from '../../../property/administration/routes.ts'
import { properties } from '../../../property/buildings/routes.ts'
import { scansByName } from '../../scanStatistics/routes.ts'
import { GetOverview } from '../contract.ts'
import { words } from '../words.ts'
import { BuildingCards } from './BuildingCards.tsx'
import { HomeWaiting } from './HomeWaiting.tsx'
import { greetingAt } from './overview.ts'
import { figuresOfDays, scansByDay, useDrawing } from './parts.ts'
import { ToDoList } from './ToDoList.tsx'

// The account's home needs nothing of what it shows.
const BuildingHome = lazyPart(async () => (await import('./BuildingHome.tsx')).BuildingHome)

/** `/`: what waits and the last 30 days: of the chosen building, else of the account, with its buildings to go on from. */
export const Screen = () => {
  const t = useWords(words)
  const { profile, gId, bId } = useSession()
  const [now] = useState(() => Date.now())
  const name = profile?.UserPersonal?.FullName.trim().split(/\s+/)[0] ?? ''
  const title = t(greetingAt(hourIn(shownZone(), now)), { name })
  if (!gId) return <NoAccount title={title} />
  if (!bId) return <Account gId={gId} title={title} />
  return (
    <Suspense fallback={<HomeWaiting />}>
      <BuildingHome bId={bId} />
    </Suspense>
  )
}

const NoAccount = ({ title }: { title: string }) => {
  const t = useWords(words)
  const go = useGo()
  const search = <Button onClick={() => go(adminSearch)}>{t('toSearch')}</Button>
  return (
    <Page title={title}>
      <EmptyState text={t('chooseAccount')} hint={t('chooseAccountHint')} action={search} />
    </Page>
  )
}

const Account = ({ gId, title }: { gId: string; title: string }) => {
  const t = useWords(words)
  const { group, can } = useSession()
  const drawing = useDrawing(reading(GetOverview, { gId }))
  const query = drawing.from.use()
  const { data } = query
  const go = useGo()
  const figures = figuresOfDays(drawing, {
    onScans: can(scansByName.may) ? () => go(scansByName) : undefined,
    last: overview => ({
      name: t('codes'),
      figure: overview?.Buildings.reduce((sum, one) => sum + one.QrCount, 0) ?? null,
      how: t('codesHow', { buildings: overview?.Buildings.length ?? 0 }),
      ...(can(qrCodeList.may) && { onPick: () => go(qrCodeList) }),
    }),
  })
  return (
    <Page title={title} lead={t('homeLead', { account: group?.name ?? '' })} actions={<Actions />} action={<NewCodeButton />}>
      {query.isError && !data ? (
        <LoadFailed query={query} text={t('failed')} />
      ) : !data ? (
        <HomeWaiting />
      ) : (
        <>
          <ToDoList toDo={data.ToDo} />
          {figures.screen()}
          {scansByDay(drawing, { answers: true }).screen()}
          <BuildingCards buildings={data.Buildings} />
        </>
      )}
    </Page>
  )
}

const Actions = () => {
  const t = useWords(words)
  const { can } = useSession()
  const go = useGo()
  return (
    <>
      {can(properties.may) && (
        <Button variant="default" leftSection={<IconBuildingSkyscraper size={16} aria-hidden />} onClick={() => go(properties)}>
          {t('toBuildings')}
        </Button>
      )}
      {can(qrCodeList.may) && (
        <Button variant="default" leftSection={<IconQrcode size={16} aria-hidden />} onClick={() => go(qrCodeList)}>
          {t('qrLibrary')}
        </Button>
      )}
    </>
  )
}
