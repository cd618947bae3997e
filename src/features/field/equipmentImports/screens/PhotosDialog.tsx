import { Alert, Button, FileInput, Group, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { JobProgress } from '../../../../ui/kit/JobProgress.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { textOf, toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { sendFileRef } from '../../../base/files/screens/sendFile.ts'
import { GetEquipment, GetEquipments } from '../../equipment/contract.ts'
import { AddPhotos, PreviewPhotos } from '../contract.ts'
import { mostNames, type PhotoMatch } from '../photos.ts'
import { words } from '../words.ts'
import { type LeftPhoto, readPhotos } from './readPhotos.ts'

const { largest } = buckets.EquipmentPhoto
type MatchedPhoto = { file: File; match: PhotoMatch }

/** Takes photos of many pieces, or a ZIP of them, tells to which piece each belongs, and adds them one by one. */
export const PhotosDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(words)
  const GroupId = useGroupId()
  const { bId } = useSession()
  const [photos, setPhotos] = useState<readonly MatchedPhoto[] | null>(null)
  const [left, setLeft] = useState<readonly LeftPhoto[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const good = photos?.filter(one => one.match.Why === null) ?? []
  const choose = async (chosen: readonly File[]) => {
    setProblem(null)
    setPhotos(null)
    setLeft([])
    const read = await readPhotos(chosen).catch(() => null)
    if (!read) return setProblem(t('photos.broken'))
    setLeft(read.left)
    if (read.photos.length === 0) return setProblem(t('photos.noPhotos'))
    const some = read.photos
    try {
      const { Matches } = await callOnce(PreviewPhotos, { GroupId, ...(bId && { BuildingId: bId }), Names: some.map(one => one.name) })
      setPhotos(some.flatMap((file, at) => (Matches[at] ? [{ file, match: Matches[at] }] : [])))
    } catch (error) {
      setProblem(textOf(error))
    }
  }
  const add = async () => {
    const failed: MatchedPhoto[] = []
    for (const [at, one] of good.entries()) {
      setDone(at)
      await addPhoto(GroupId, one).catch(() => failed.push(one))
    }
    setDone(null)
    await refresh(GetEquipments, GetEquipment)
    if (good.length > failed.length) toast.success(t('photos.added', { n: good.length - failed.length }))
    if (failed.length === 0) return onClose()
    // What has been added is not sent again with the next try.
    setPhotos(failed)
    setProblem(t('photos.failed', { names: failed.map(one => one.file.name).join(', ') }))
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('photos.help')}</Text>
      <FileInput
        label={t('photos.choose')}
        placeholder={t('photos.chooseHint')}
        multiple
        accept={['.zip', ...buckets.EquipmentPhoto.accept].join()}
        leftSection={<IconPhoto size={16} aria-hidden />}
        disabled={done !== null}
        onChange={files => void choose(files)}
      />
      {problem && <Alert color="red">{problem}</Alert>}
      {(photos ?? left).length > 0 && done === null && <Matches photos={photos ?? []} left={left} />}
      {done !== null && <JobProgress title={t('photos.adding')} state="running" done={done} total={good.length} />}
      <Group justify="flex-end">
        <Button variant="default" disabled={done !== null} onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button disabled={good.length === 0} loading={done !== null} onClick={() => void add()}>
          {good.length > 0 ? t('photos.add', { n: good.length }) : t('photos.title')}
        </Button>
      </Group>
    </Stack>
  )
}

const addPhoto = async (GroupId: string, { file, match: { QrCodeId, BuildingId } }: MatchedPhoto): Promise<void> => {
  if (!QrCodeId || !BuildingId) return
  const sent = await sendFileRef({ GroupId, BuildingId }, 'EquipmentPhoto')(file, { onProgress: () => {} })
  await callOnce(AddPhotos, { GroupId, BuildingId, QrCodeId, UploadFiles: [{ FileId: sent.FileId, Name: sent.Name }] })
}

const Matches = ({ photos, left }: { photos: readonly MatchedPhoto[]; left: readonly LeftPhoto[] }) => {
  const t = useWords(words)
  const terms = { mb: String(largest / 1024 ** 2), n: mostNames }
  return (
    <ScrollArea.Autosize mah={320}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('photos.file')}</Table.Th>
            <Table.Th>{t('photos.piece')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {left.map(({ name, why }, at) => (
            <Table.Tr key={`left ${name} ${String(at)}`}>
              <Table.Td>{name}</Table.Td>
              <Table.Td c="var(--mantine-color-error)">{t(`photos.leftOut.${why}`, terms)}</Table.Td>
            </Table.Tr>
          ))}
          {photos.map(({ match: { Name, EquipmentName, SignId, Why } }, at) => (
            <Table.Tr key={`${Name} ${String(at)}`}>
              <Table.Td>{Name}</Table.Td>
              <Table.Td {...(Why && { c: 'var(--mantine-color-error)' })}>
                {Why ? t(`photos.why.${Why}`) : `${EquipmentName} · ${SignId}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
