import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { libraryFlags } from '../../../../core/permissions.ts'
import { useCall } from '../../../../ui/calls.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { AddressLink, href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { qrCodeList } from '../../../codes/qr/routes.ts'
import { NewCodeButton } from '../../../codes/qr/screens/NewCodeButton.tsx'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import { addressLine } from '../../../property/buildings/rules.ts'
import { ArchivedNote } from '../../../property/buildings/screens/Archive.tsx'
import { useLabels } from '../../../property/buildings/screens/useLabels.ts'
import { contacts } from '../../../property/contacts/routes.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import { scansByName } from '../../scanStatistics/routes.ts'
import { GetBuildingHome, GetOverview } from '../contract.ts'
import { words } from '../words.ts'
import { Codes, Comments, People } from './BuildingParts.tsx'
import home from './Home.module.css'
import { HomeWaiting } from './HomeWaiting.tsx'
import { figuresOfDays, scansByDay, useDrawing } from './parts.ts'
import { SetupSteps } from './SetupSteps.tsx'
import { ToDoList } from './ToDoList.tsx'

/** The home of the chosen building: what waits, its last 30 days, what was said, its codes and its people. */
export const BuildingHome = ({ bId }: { bId: string }) => {
  const t = useWords(words)
  const labels = useLabels()
  const gId = useGroupId()
  const { can, building } = useSession()
  const go = useGo()
  const found = useCall(GetBuildingHome, { gId, bId }, { quiet: true, load: 'always' }) // a step of its setup may just be done
  const drawing = useDrawing(reading(GetOverview, { gId, bId }, { quiet: true }))
  const overview = drawing.from.use()
  const { data: place } = found
  const failed = [found, overview].find(query => query.isError && !query.data)
  const figures = figuresOfDays(drawing, {
    onScans: can(scansByName.may) ? () => go(scansByName) : undefined,
    onAnswers: can(analyticsFeedback.may) ? () => go(analyticsFeedback, { bId }) : undefined,
    last: of => ({
      name: t('codes'),
      figure: of?.Buildings[0]?.QrCount ?? null,
      how: t('codesOfBuildingHow'),
      ...(can(qrCodeList.may) && { onPick: () => go(qrCodeList) }),
    }),
  })
  return (
    <Page
      title={place ? labels.name(place.Name) : building?.name || t('building')}
      lead={place ? `${addressLine({ ...place, AddressLine2: null })} · ${labels.buildingType(place.BuildingType)}` : '\u00a0'}
      actions={can(propertyAdd.may) && <Settings bId={bId} />}
      action={<NewCodeButton />}
    >
      {failed ? (
        <LoadFailed query={failed} missing={t('noSuchBuilding')} />
      ) : !place || !overview.data ? (
        <HomeWaiting />
      ) : (
        <>
          <ArchivedNote of={place} onChanged={() => void found.refetch()} />
          <SetupSteps bId={bId} steps={place.SetupSteps} />
          <ToDoList toDo={overview.data.ToDo} bId={bId} />
          {figures.screen()}
          {scansByDay(drawing, { answers: true }).screen()}
          <div className={home.columns}>
            {can(analyticsFeedback.may) && <Comments bId={bId} />}
            {can(libraryFlags) && <Codes bId={bId} found={place} />}
            {can(contacts.may) && <People bId={bId} />}
          </div>
        </>
      )}
    </Page>
  )
}

const Settings = ({ bId }: { bId: string }) => {
  const t = useWords(words)
  return (
    <Button
      component={AddressLink}
      href={href(propertyAdd, { bId })}
      variant="default"
      leftSection={<IconSettings size={16} aria-hidden />}
    >
      {t('settings')}
    </Button>
  )
}
