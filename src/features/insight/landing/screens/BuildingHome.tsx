import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { libraryFlags } from '../../../../core/permissions.ts'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Tile } from '../../../../ui/kit/Tile.tsx'
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
import { Figures } from './Figures.tsx'
import home from './Home.module.css'
import { HomeWaiting } from './HomeWaiting.tsx'
import { ToDoList } from './ToDoList.tsx'
import { Trend } from './Trend.tsx'

/** The home of the chosen building: what waits, its last 30 days, what was said, its codes and its people. */
export const BuildingHome = ({ bId }: { bId: string }) => {
  const t = useWords(words)
  const labels = useLabels()
  const gId = useGroupId()
  const { can, building } = useSession()
  const go = useGo()
  const found = useCall(GetBuildingHome, { gId, bId }, { quiet: true })
  const overview = useCall(GetOverview, { gId, bId }, { quiet: true })
  const { data: place } = found
  const failed = [found, overview].find(query => query.isError && !query.data)
  const feedback = can(analyticsFeedback.may) ? () => go(analyticsFeedback, { bId }) : undefined
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
          <ToDoList toDo={overview.data.ToDo} bId={bId} />
          <Figures overview={overview.data} onScans={can(scansByName.may) ? () => go(scansByName) : undefined} onAnswers={feedback}>
            <Tile
              name={t('codes')}
              figure={overview.data.Buildings[0]?.QrCount ?? null}
              how={t('codesOfBuildingHow')}
              {...(can(qrCodeList.may) && { onPick: () => go(qrCodeList) })}
            />
          </Figures>
          <Trend overview={overview.data} answers />
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
