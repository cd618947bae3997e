import { Button } from '@mantine/core'
import { IconDownload, IconFileTypePdf, IconPencil } from '@tabler/icons-react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { RowsTable } from '../../../../ui/list/RowsTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { KitButtons } from '../../../signs/printing/screens/KitButtons.tsx'
import { GetInstallationStops, MakeRoundCsv } from '../contract.ts'
import { editRound, installationRounds } from '../routes.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

/** `/installationRound/{rId}`: the codes of a round that are to be put up, where each belongs, and which hang. */
export const Screen = ({ params: { rId } }: { params: { rId: string } }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const gId = useGroupId()
  const { can } = useSession()
  const query = useCall(GetInstallationStops, { gId, rId }, { quiet: true })
  const csv = useWrite(MakeRoundCsv)
  const crumbs = [{ label: t('installation.title'), to: href(installationRounds) }]
  const found = query.data
  if (!found)
    return (
      <Page title={t('installation.title')} crumbs={crumbs}>
        {query.isError ? <LoadFailed query={query} missing={t('installation.missing')} /> : <LinesSkeleton lines={6} />}
      </Page>
    )
  const { QrName, StopQrCodes } = found
  const QrCodeIds = StopQrCodes.flatMap(one => one.QrCodeId ?? [])
  const hang = StopQrCodes.filter(one => one.FirstScan !== null).length
  const download = async () => {
    const made = await csv.run({ GroupId: gId, rId })
    if (made) window.location.assign(made.UploadUrl)
  }
  return (
    <Page
      title={QrName}
      lead={t('installation.progress', { done: String(hang), all: String(QrCodeIds.length) })}
      crumbs={[...crumbs, { label: QrName }]}
      actions={
        <>
          <Button
            component="a"
            href={found.PdfPreview}
            target="_blank"
            variant="default"
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
          >
            {t('guide.open')}
          </Button>
          {QrCodeIds.length > 0 && <KitButtons gId={gId} choice={{ QrCodeIds }} count={QrCodeIds.length} />}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={csv.running}
            onClick={() => void download()}
          >
            {t('installation.csv')}
          </Button>
        </>
      }
      action={
        can('ManageLibraries') && (
          <Button
            component={AddressLink}
            href={href(editRound, { type: 'Installation', id: rId })}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('installation.edit')}
          </Button>
        )
      }
      editNeeds={['ManageLibraries']}
    >
      <RowsTable
        name="installationStops"
        label={QrName}
        rows={StopQrCodes}
        idOf={row => row.StopId}
        columns={[
          {
            id: 'code',
            header: t('col.qr'),
            cell: row => row.ImageUrl && <img src={row.ImageUrl} alt="" width={48} height={48} loading="lazy" className={classes.code} />,
          },
          { id: 'stop', header: t('installation.col.stop'), by: row => row.EquipmentName, cell: row => row.EquipmentName },
          {
            id: 'type',
            header: t('installation.col.type'),
            by: row => row.EquipmentTypeDisplayText?.[language] ?? null,
            cell: row => row.EquipmentTypeDisplayText?.[language],
          },
          { id: 'floor', header: t('installation.col.floor'), by: row => row.Floor, cell: row => row.Floor },
          { id: 'space', header: t('installation.col.space'), by: row => row.MechanicalSpace, cell: row => row.MechanicalSpace },
          { id: 'sign', header: t('installation.col.sign'), by: row => Number(row.SignId), cell: row => row.SignId, numeric: true },
          { id: 'note', header: t('installation.col.note'), cell: row => row.InstallationNote },
          {
            id: 'scanned',
            header: t('installation.col.scanned'),
            by: row => row.FirstScan,
            cell: row => (row.FirstScan === null ? t('installation.waits') : dateTime(row.FirstScan)),
          },
        ]}
      />
    </Page>
  )
}
