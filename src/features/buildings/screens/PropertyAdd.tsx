import { Button, Skeleton, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useCall } from '../../../ui/calls.ts'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { NoPermission } from '../../../ui/pages.tsx'
import { href, useBack } from '../../../ui/route.ts'
import { rememberChoices, useGroupId, useSession } from '../../../ui/session.ts'
import { useWords } from '../../../ui/words.tsx'
import { HistoryButton } from '../../history/screens/HistoryButton.tsx'
import { GetProperty } from '../contract.ts'
import { properties } from '../routes.ts'
import { built, panels } from '../sections/panels.ts'
import { mayEdit, openedSection, shownSections } from '../sections/sections.ts'
import { words } from '../words.ts'
import { AddBuilding } from './AddBuilding.tsx'
import classes from './PropertyAdd.module.css'
import type { BuildingPage as BuildingData } from './sectionForm.ts'
import { useLabels } from './useLabels.ts'

type Params = { bId?: string; idx?: string }

export const Screen = ({ params: { bId, idx } }: { params: Params }) => {
  const { can } = useSession()
  if (!bId && !can('GlobalManageEntities')) return <NoPermission />
  return bId ? <EditPage bId={bId} idx={idx} /> : <AddPage />
}

const AddPage = () => {
  const t = useWords(words)
  return (
    <BuildingPage title={t('create')} lead={t('newLead')}>
      <AddBuilding />
    </BuildingPage>
  )
}

const EditPage = ({ bId, idx }: { bId: string; idx: string | undefined }) => {
  const t = useWords(words)
  const labels = useLabels()
  const gId = useGroupId()
  const query = useCall(GetProperty, { eId: bId, gId }, { quiet: true })
  const { data: property, isError } = query
  useSelected(property)
  if (!property && isError)
    return (
      <BuildingPage title={t('info')}>
        <LoadFailed query={query} missing={t('missing')} />
      </BuildingPage>
    )
  return (
    <BuildingPage
      title={property ? labels.name(property.Name) : t('info')}
      lead={t('infoLead')}
      action={<HistoryButton object="building" id={bId} />}
    >
      {property ? <Sections key={idx} property={property} idx={idx} /> : <Waiting />}
    </BuildingPage>
  )
}

// The page's building is the session's, with the name, code and tag of its last save.
const useSelected = (property: BuildingData | undefined) => {
  const { chooseBuilding } = useSession()
  useEffect(() => {
    if (!property) return
    const choice = { id: property.id, name: property.Name.en, code: property.Code, propertyTag: property.PropertyTag }
    rememberChoices({ buildings: [choice] })
    chooseBuilding(property.id, choice)
  }, [property, chooseBuilding])
}

const BuildingPage = ({ title, lead, action, children }: { title: string; lead?: string; action?: ReactNode; children: ReactNode }) => {
  const t = useWords(words)
  const { can } = useSession()
  const back = useBack()
  const list = can(properties.may) ? { to: href(properties) } : {}
  return (
    <Page
      narrow
      title={title}
      lead={lead}
      action={action}
      crumbs={[{ label: t('title'), ...list }, { label: title }]}
      actions={
        <Button
          variant="subtle"
          flex="none"
          ml={{ base: -14, sm: 0 }}
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={() => back(properties)}
        >
          {t('back')}
        </Button>
      }
    >
      {children}
    </Page>
  )
}

const Sections = ({ property, idx }: { property: BuildingData; idx: string | undefined }) => {
  const t = useWords(words)
  const { permissions } = useSession()
  const shown = shownSections({ mode: 'edit', permissions, BuildingType: property.BuildingType, built: built('edit') })
  const opened = openedSection(shown, idx)
  if (shown.length === 0) return <EmptyState text={t('noSection')} />
  return (
    <Stack gap="md">
      {shown.map(({ key, index }) => {
        const Edit = panels[key]?.Edit
        return Edit ? (
          <div key={key} className={classes.section}>
            <Suspense fallback={<Skeleton h={54} radius="md" />}>
              <Edit title={t(`sections.${key}`)} property={property} opened={index === opened} mayEdit={mayEdit(key, permissions)} />
              {idx !== undefined && index === opened && index > 0 && <BeginHere />}
            </Suspense>
          </div>
        ) : null
      })}
    </Stack>
  )
}

// The address names a section far down: the page begins there, once the section is loaded and has its height.
const BeginHere = () => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = place.current?.parentElement
    const frame = requestAnimationFrame(() => section?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return <span ref={place} hidden />
}

const Waiting = () => (
  <Stack gap="md" aria-busy="true">
    <Skeleton h={420} radius="md" />
  </Stack>
)
