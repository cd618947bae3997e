import { Button, Checkbox, Menu } from '@mantine/core'
import { IconAdjustments, IconChevronDown, IconDownload, IconRestore } from '@tabler/icons-react'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library, qrEditor } from '../../../codes/qr/routes.ts'
import { useBuildingColumn } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { CustomerPoItem } from '../../../signs/printing/screens/CustomerPoItem.tsx'
import { KitButtons } from '../../../signs/printing/screens/KitButtons.tsx'
import { GetEquipmentFilters, GetEquipments, SetLadder } from '../contract.ts'
import { equipmentColumns } from '../listColumns.ts'
import type { EquipmentRow } from '../model.ts'
import { equipmentQuestions } from '../routes.ts'
import { words } from '../words.ts'
import { AddEquipmentButton } from './AddEquipmentButton.tsx'
import classes from './equipment.module.css'
import { HandbookButton } from './HandbookButton.tsx'
import { LibraryActions } from './libraryActions.ts'
import { ResetDialog } from './ResetDialog.tsx'
import { useEquipmentFilters } from './useEquipmentFilters.ts'

/** `/library/equipmentLocationLibrary`: equipment and locations of the account or of the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { can } = useSession()
  const [language] = useLanguage()
  const filters = useEquipmentFilters(gId)
  const mayEdit = can('ManageLibraries')
  const list = useListTable(GetEquipments, {
    filter: { gId },
    filters,
    gatherFilters: true,
    columns: useColumns(gId, mayEdit),
    search: 'text',
    searchLabel: t('search'),
    label: t('library'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    ...(mayEdit && { hrefOf: (row: EquipmentRow) => href(qrEditor, { groupId: gId, bId: row.BuildingId, qrId: row.QrCodeId }) }),
    idOf: row => row.EquipmentId,
    selectable: mayEdit,
    bulk: chosen => (
      <KitButtons
        gId={gId}
        choice={{ QrCodeIds: chosen.rows.map(row => row.QrCodeId) }}
        count={chosen.rows.length}
        onStarted={chosen.clear}
      />
    ),
    empty: { text: t('empty'), hint: t('emptyHint'), action: <AddEquipmentButton /> },
    tone: row => (row.Retired ? 'dimmed' : undefined),
  })
  return (
    <Page
      title={t('library')}
      lead={list.total === undefined ? t('libraryLead') : t('libraryCount', { n: list.total })}
      crumbs={[{ label: textIn(library.title, language), to: href(library) }, { label: t('library') }]}
      actions={
        mayEdit && (
          <>
            <QuestionsButton />
            <ActionsMenu onCsv={list.takeAlong} />
          </>
        )
      }
      action={<AddEquipmentButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

/** Leads to the questions of the chosen building. */
const QuestionsButton = () => {
  const t = useWords(words)
  return (
    <Button
      component={AddressLink}
      href={href(equipmentQuestions)}
      variant="default"
      leftSection={<IconAdjustments size={16} aria-hidden />}
    >
      {t('settings')}
    </Button>
  )
}

const ActionsMenu = ({ onCsv }: { onCsv: ((format: 'csv') => void) | undefined }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId, building } = useSession()
  const reset = () =>
    bId && building
      ? dialogs.open(() => <ResetDialog GroupId={gId} BuildingId={bId} building={building.name} />, { title: t('resets.title') })
      : toast.error(t('noBuilding'))
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('actions')}>
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} disabled={!onCsv} onClick={() => onCsv?.('csv')}>
          {t('csv')}
        </Menu.Item>
        <LibraryActions />
        <CustomerPoItem QrType="EquipmentInspection" />
        <Menu.Item color="red" leftSection={<IconRestore size={16} aria-hidden />} onClick={reset}>
          {t('reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const useColumns = (gId: string, mayEdit: boolean) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const ladder = async (row: EquipmentRow, IsLadder: boolean) => {
    await callOnce(SetLadder, { GroupId: gId, EquipmentId: row.EquipmentId, IsLadder }).catch(error => toast.error(error))
    await refresh(GetEquipments, GetEquipmentFilters)
  }
  const described = columnsIn(equipmentColumns, language, {
    EquipmentName: { wrap: true, card: 'name' },
    SignId: { card: 'fact' },
    Type: { card: 'state' },
    Location: { card: 'fact' },
    Floor: { card: 'fact' },
    IsLadder: {
      render: row => (
        <Checkbox
          checked={row.IsLadder}
          disabled={!mayEdit}
          aria-label={t('ladderOf', { name: row.EquipmentName })}
          onClick={event => event.stopPropagation()}
          onChange={event => void ladder(row, event.currentTarget.checked)}
        />
      ),
    },
    InstallationNote: { wrap: true },
    PointingUrl: {
      render: row => (
        <a href={row.PointingUrl} target="_blank" rel="noreferrer" onClick={event => event.stopPropagation()}>
          {row.PointingUrl.replace(/^https?:\/\//, '')}
        </a>
      ),
    },
    Photo: {
      render: row =>
        row.UploadFiles[0] && (
          <img
            src={row.UploadFiles[0].Thumbnail ?? row.UploadFiles[0].Link}
            alt={t('photoOf', { name: row.EquipmentName })}
            loading="lazy"
            className={classes.thumb}
          />
        ),
    },
    Handbook: { render: row => row.Handbook && <HandbookButton file={row.Handbook} name={row.EquipmentName} /> },
    CreatedDate: { hidden: true },
  })
  return useBuildingColumn(described)
}
