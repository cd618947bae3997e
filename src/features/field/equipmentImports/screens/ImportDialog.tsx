import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { refresh } from '../../../../ui/calls.ts'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { AddressLink, href, useGoTo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { wrongTypeOf } from '../../../../ui/uploads.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { acceptedBy } from '../../../base/importing/model.ts'
import { sendImport } from '../../../base/importing/screens/sendImport.ts'
import { equipmentImports } from '../routes.ts'
import { words } from '../words.ts'
import { equipmentImportPages as of } from './equipmentImportPages.ts'

/** Takes a file of equipment; IMPORT leads to its rows, each with what becomes of it. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const goTo = useGoTo()
  const [ready, setReady] = useState<{ id: string; name: string } | null>(null)
  const { limits } = of.columns
  const start = () => {
    if (!ready) return
    onClose()
    goTo(of.fileHref(ready.id))
  }
  return (
    <Stack gap="md">
      <Anchor component="button" type="button" ta="left" onClick={() => void of.downloadTemplate(language)}>
        {t('dialog.template')}
      </Anchor>
      <Upload
        label={t('dialog.title')}
        help={t('dialog.drop')}
        value={ready?.name ?? null}
        accept={acceptedBy(limits)}
        largest={buckets[limits.bucket].largest}
        wrongType={wrongTypeOf(limits.bucket)}
        upload={(file, sending) => sendImport(of, gId, file, sending)}
        onChange={(id, file) => {
          void refresh(of.calls.GetImports)
          setReady(id ? { id, name: file?.name ?? id } : null)
        }}
      />
      <Group justify="flex-end">
        <Button component={AddressLink} href={href(equipmentImports)} variant="subtle" mr="auto">
          {t('dialog.earlier')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button disabled={!ready} onClick={start}>
          {t('dialog.run')}
        </Button>
      </Group>
    </Stack>
  )
}
