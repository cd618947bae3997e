import { Button } from '@mantine/core'
import { IconBuildingPlus, IconDeviceMobile, IconQrcode } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { AddressLink, href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { qrCodeList } from '../../../codes/qr/routes.ts'
import { createLabel } from '../../../property/buildings/createLabel.ts'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import { GetOverview, GetPlaces } from '../contract.ts'
import { customerPortal } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Landing.module.css'
import { PlaceList } from './PlaceList.tsx'
import { codesByBuilding, figuresOfDays, scansByDay, scoresByBuilding, useDrawing } from './parts.ts'
import { ToDoLine } from './ToDoList.tsx'

/** `/marketing`: how visitors see the buildings: scores, best and worst places, what is scanned. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { group } = useSession()
  const drawing = useDrawing(reading(GetOverview, { gId }))
  const overview = drawing.from.use()
  const places = useCall(GetPlaces, { gId })
  const go = useGo()
  const figures = figuresOfDays(drawing, {
    last: () => ({
      name: t('scannedCodes'),
      figure: places.data?.ScannedCount ?? null,
      unit: t('scannedCodesOf', { n: places.data?.CodeCount ?? 0 }),
      how: t('scannedCodesHow'),
      loading: !places.data,
      onPick: () => go(qrCodeList),
    }),
  })
  const failed = [overview, places].find(query => query.isError && !query.data)
  const refetch = () => Promise.all([overview.refetch(), places.refetch()])
  const library = (
    <Button leftSection={<IconQrcode size={16} aria-hidden />} onClick={() => go(qrCodeList)}>
      {t('qrLibrary')}
    </Button>
  )
  return (
    <Page title={t('marketing')} lead={t('marketingLead', { account: group?.name ?? '' })} action={library} actions={<Actions />}>
      {failed ? (
        <LoadFailed query={{ error: failed.error, isFetching: failed.isFetching, refetch }} text={t('failed')} />
      ) : (
        <>
          <ToDoLine toDo={overview.data?.ToDo} />
          {figures.screen()}
          <div className={classes.columns}>
            {scoresByBuilding(drawing, ({ id }) => go(analyticsFeedback, { bId: id })).screen()}
            {scansByDay(drawing, { height: 307 }).screen()}
            <PlaceList title={t('best')} hint={t('bestHint')} empty={t('noPlaces')} places={places.data?.Best} />
            <PlaceList title={t('worst')} hint={t('worstHint')} empty={t('noPlaces')} places={places.data?.Worst} />
            <PlaceList
              title={t('mostScanned')}
              hint={t('mostScannedHint')}
              empty={t('noScanned')}
              places={places.data?.MostScanned}
              by="scans"
            />
            {codesByBuilding(drawing, ({ id }) => go(qrCodeList, null, { bId: id })).screen()}
          </div>
        </>
      )}
    </Page>
  )
}

const Actions = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  return (
    <>
      {can('GlobalManageEntities') && (
        <Button component={AddressLink} href={href(propertyAdd)} variant="default" leftSection={<IconBuildingPlus size={16} aria-hidden />}>
          {createLabel[language]}
        </Button>
      )}
      <Button
        component={AddressLink}
        href={href(customerPortal)}
        variant="default"
        leftSection={<IconDeviceMobile size={16} aria-hidden />}
      >
        {t('portal.title')}
      </Button>
    </>
  )
}
