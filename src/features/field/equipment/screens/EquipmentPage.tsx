import { Badge, Button, Group, Text } from '@mantine/core'
import { IconFileText, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayIn, formatDay } from '../../../../core/days.ts'
import { labelIn } from '../../../../core/labels.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { fileLinkProps } from '../../../../ui/viewers/openFile.tsx'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { shownZone } from '../../../../ui/zone.ts'
import { HistorySection } from '../../../base/history/screens/HistoryButton.tsx'
import { PlanSpot } from '../../../codes/floorPlans/screens/PlanSpot.tsx'
import { qrCodeKind } from '../../../codes/qr/model.ts'
import { qrEditor } from '../../../codes/qr/routes.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { GetEquipment } from '../contract.ts'
import { stopTypeLabels } from '../equipmentTypes.ts'
import type { EquipmentRow } from '../model.ts'
import { equipmentLibrary } from '../routes.ts'
import { toleranceText } from '../rules.ts'
import { words } from '../words.ts'
import classes from './equipment.module.css'
import { EquipmentParts, EquipmentWork } from './equipmentParts.ts'

type PageParams = { params: { groupId: string; bId: string; qrId: string } }

/** `/equipment/{groupId}/{bId}/{qrId}`: what a code marks: facts, photos, handbook, code and history. */
export const Screen = ({ params: { groupId, bId, qrId } }: PageParams) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const found = useCall(GetEquipment, { gId: groupId, bId, QrCodeId: qrId }, { quiet: true })
  const crumbs = [{ label: t('library'), to: href(equipmentLibrary) }]
  if (found.isError && !found.data)
    return (
      <Page title={t('page.title')} crumbs={crumbs}>
        <LoadFailed query={found} missing={t('page.missing')} />
      </Page>
    )
  const one = found.data?.Equipment
  if (!one)
    return (
      <Page title={t('page.title')} crumbs={crumbs}>
        <Skeletons.Form fields={6} />
      </Page>
    )
  return (
    <Page
      title={one.EquipmentName}
      lead={`${one.EquipmentTypeDisplayText[language]} · ${one.SignId} · ${labelIn(one.BuildingName, language)}`}
      crumbs={[...crumbs, { label: one.EquipmentName }]}
      action={<EditButton one={one} gId={groupId} />}
    >
      <Marks one={one} />
      <div className={classes.page}>
        <div className={classes.side}>
          <Section title={t('page.facts')} collapsible={false}>
            <Facts one={one} />
          </Section>
          <Section title={t('facet.documents')} collapsible={false}>
            <Documents one={one} />
          </Section>
          <EquipmentWork gId={groupId} bId={one.BuildingId} QrCodeId={one.QrCodeId} EquipmentId={one.EquipmentId} />
          <HistorySection of={qrCodeKind} id={one.QrCodeId} title={t('page.history')} />
        </div>
        <aside className={classes.side} aria-label={t('page.code')}>
          <Section title={t('page.code')} collapsible={false}>
            <img src={one.ImageUrl} alt={one.EquipmentName} className={classes.code} />
            <Text size="sm" c="var(--ink-soft)" mt="xs">
              {one.PointingUrl.replace(/^https?:\/\//, '')}
            </Text>
          </Section>
          <PlanSpot gId={groupId} bId={one.BuildingId} QrCodeId={one.QrCodeId} />
          <EquipmentParts gId={groupId} bId={one.BuildingId} QrCodeId={one.QrCodeId} />
        </aside>
      </div>
    </Page>
  )
}

const EditButton = ({ one, gId }: { one: EquipmentRow; gId: string }) => {
  const t = useWords(words)
  if (!useSession().can('ManageLibraries')) return null
  return (
    <Button
      component={AddressLink}
      href={href(qrEditor, { groupId: gId, bId: one.BuildingId, qrId: one.QrCodeId }, { edit: true })}
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {t('page.openCode')}
    </Button>
  )
}

/** What must be known at a glance: out of service, expired, warranty. */
const Marks = ({ one }: { one: EquipmentRow }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const today = dayIn(shownZone(), Date.now())
  const { ExpirationDate: expires, WarrantyDate: warranty } = one
  const day = (text: string) => ({ day: formatDay(text, language) })
  const marks = [
    one.Retired && ['gray', t('page.out')],
    expires && (expires < today ? ['red', t('page.expired', day(expires))] : ['gray', t('page.expires', day(expires))]),
    warranty && (warranty < today ? ['gray', t('page.warrantyOver', day(warranty))] : ['green', t('page.warranty', day(warranty))]),
    one.IsLadder && ['orange', t('ladderYes')],
  ].filter(mark => Array.isArray(mark))
  if (marks.length === 0) return null
  return (
    <Group gap="xs">
      {marks.map(([color = '', text = '']) => (
        <Badge key={text} color={color} variant="light" size="lg" tt="none">
          {text}
        </Badge>
      ))}
    </Group>
  )
}

const Facts = ({ one }: { one: EquipmentRow }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const stop = Object.entries(stopTypeLabels).find(([key]) => key === one.StopType)?.[1][language] ?? one.StopType
  const facts: [string, ReactNode][] = [
    [t('facet.stopType'), stop],
    [t('facet.type'), one.EquipmentTypeDisplayText[language]],
    [t('filter.Location'), locationLabel(one.Location, language)],
    [t('filter.Floor'), one.Floor],
    [t('facet.space'), one.MechanicalSpace],
    [t('facet.system'), one.MechanicalSystem],
    [t('facet.manufacturer'), one.Manufacturer],
    [t('facet.part'), one.ManufacturerPartNumber],
    [t('facet.serial'), one.SerialNo],
    [t('facet.extinguisher'), one.ExtinguisherType],
    [t('col.Tolerance'), toleranceText(one, figure => number(figure, { maximumFractionDigits: 6 }), t('to'))],
    [t('facet.tagType'), one.TagTypeDisplayText?.[language]],
    [t('facet.integrationId'), one.IntegrationId],
    [t('facet.integrationType'), one.IntegrationType],
    [t('col.InstallationNote'), one.InstallationNote],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const Documents = ({ one }: { one: EquipmentRow }) => {
  const t = useWords(words)
  const pictures = one.UploadFiles.map(({ FileId, Name, Link = '', Thumbnail }) => ({
    id: FileId,
    name: Name,
    address: Link,
    small: Thumbnail,
  }))
  return (
    <>
      {pictures.length > 0 ? (
        <Gallery label={t('facet.photos')} pictures={pictures} renew={() => refresh(GetEquipment)} />
      ) : (
        <Text c="var(--ink-soft)">{t('page.noPhoto')}</Text>
      )}
      {one.Handbook && (
        <Button
          component="a"
          {...fileLinkProps(one.Handbook)}
          variant="default"
          size="xs"
          mt="md"
          leftSection={<IconFileText size={14} aria-hidden />}
        >
          {t('page.openHandbook')}
        </Button>
      )}
    </>
  )
}
