import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { NumberField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { BuildingField } from '../../../property/buildings/screens/pickers/buildingFields.tsx'
import { DownloadQrCodes, GetQrCodeCounts, GetQrCodes, MakeBlankQrCodes } from '../contract.ts'
import { mostBlank } from '../life.ts'
import { lifeWords } from '../lifeWords.ts'
import classes from './qr.module.css'

/** Makes codes that are printed ahead and set up by scanning them. */
export const BlankCodesButton = () => {
  const t = useWords(lifeWords)
  const { can, bId } = useSession()
  const gId = useGroupId()
  if (!can('ManageLibraries')) return null
  const open = () => dialogs.open(() => <BlankDialog gId={gId} bId={bId} />, { title: t('blankTitle'), size: 480 })
  return (
    <Button variant="default" leftSection={<IconQrcode size={16} aria-hidden />} onClick={open}>
      {t('blank')}
    </Button>
  )
}

const BlankDialog = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(lifeWords)
  const zip = useWrite(DownloadQrCodes, { refresh: [GetTasks] })
  const form = useCallForm(MakeBlankQrCodes, {
    initial: { GroupId: gId, BuildingId: bId ?? '', Count: 20 },
    refresh: [GetQrCodes, GetQrCodeCounts],
    onSaved: async ({ QrCodes }) => {
      const QrCodeIds = QrCodes.map(one => one.QrCodeId)
      const did = await zip.run({ GroupId: gId, QrCodeIds, fileTypes: ['png', 'pdf'], size: 1000 })
      if (did) downloadWhenDone(did.TaskId)
      toast.success(t('madeBlank', { n: QrCodes.length }))
    },
  })
  return (
    <FormDialog title={t('blankTitle')} form={form} submit={t('make')} blocked={!form.values.BuildingId}>
      <p className={classes.soft}>{t('blankLead')}</p>
      <BuildingField gId={gId} of={form} name="BuildingId" label={t('building')} required />
      <NumberField of={form} name="Count" label={t('count')} help={t('countHelp')} min={1} max={mostBlank} required />
    </FormDialog>
  )
}
