import type { FileRef } from '../../../../core/fileRef.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { PhotosField } from '../../../../ui/form/FilesField.tsx'
import { wrongTypeOf } from '../../../../ui/uploads.ts'
import { openFile } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { sendFileRef } from '../../../base/files/screens/sendFile.ts'
import type { MemberForm } from '../../../base/members/screens/memberForm.ts'
import { GetEquipment } from '../contract.ts'
import { mostPhotos } from '../model.ts'
import { words } from '../words.ts'

type FilesProps = { form: MemberForm; at: string; gId: string; bId: string; qrId: string | undefined }

/** Photos and the handbook, which lie with the equipment's building. */
export const EquipmentFiles = ({ form, at, gId, bId, qrId }: FilesProps) => {
  const t = useWords(words)
  const { data } = useCall(GetEquipment, qrId ? { gId, bId, QrCodeId: qrId } : null, { quiet: true })
  const known = [...(data?.Equipment.UploadFiles ?? []), ...(data?.Equipment.Handbook ? [data.Equipment.Handbook] : [])]
  const place = { GroupId: gId, BuildingId: bId }
  const open = (file: FileRef) => {
    openFile({ ...file, ...known.find(({ FileId }) => FileId === file.FileId) })
  }
  const photo = buckets.EquipmentPhoto
  const handbook = buckets.EquipmentHandbook
  return (
    <>
      <PhotosField
        of={form}
        name={`${at}.UploadFiles`}
        label={t('facet.photos')}
        accept={photo.accept}
        largest={photo.largest}
        most={mostPhotos}
        add={t('facet.addPhoto')}
        known={known}
        renew={() => refresh(GetEquipment)}
        upload={sendFileRef(place, 'EquipmentPhoto')}
        onOpen={open}
      />
      <FileField
        of={form}
        name={`${at}.Handbook`}
        label={t('facet.handbook')}
        accept={handbook.accept}
        largest={handbook.largest}
        wrongType={wrongTypeOf('EquipmentHandbook')}
        upload={sendFileRef(place, 'EquipmentHandbook')}
        onOpen={open}
      />
    </>
  )
}
