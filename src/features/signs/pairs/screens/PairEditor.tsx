import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { callOnce, useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { downloadBase64 } from '../../../../ui/download.ts'
import { ConflictNote } from '../../../../ui/form/ConflictNote.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { useBuildingChoices } from '../../../property/buildings/screens/pickers/useBuildingChoices.ts'
import { DrawnSign } from '../../artwork/screens/DrawnSign.tsx'
import { DeleteQrPair, GetQrPair, GetQrPairFile, GetQrPairPicture, GetQrPairs, SaveQrPair } from '../contract.ts'
import { type QrPair, qrPairKind } from '../model.ts'
import { editPair, pairLibrary } from '../routes.ts'
import { words } from '../words.ts'
import { PairFields } from './PairFields.tsx'
import { initialPair, type PairValues, shownParts } from './pairForm.ts'
import classes from './pairs.module.css'

type PairEditorProps = { gId: string; bId: string; pair: QrPair | null }

/** A sign with two codes: location, type, codes, then how it is printed; the sign beside. */
export const PairEditor = ({ gId, bId, pair }: PairEditorProps) => {
  const t = useWords(words)
  const go = useGo()
  const [made, setMade] = useState<string | null>(null)
  const mayEdit = useSession().can('ManageLibraries')
  const building = useBuildingChoices(gId, [bId]).nameOf(bId)
  const form = useCallForm(SaveQrPair, {
    initial: initialPair(gId, bId, pair),
    done: t('created'),
    refresh: [GetQrPairs, GetQrPair],
    reads: [GetQrPair],
    onSaved: saved => {
      if (!pair) setMade(saved.QrPair.acId)
    },
  })
  useEffect(() => {
    if (made && !form.dirty) go(editPair, { pId: made })
  }, [made, form.dirty, go])
  useGuard(form.dirty, form.save)
  const parts = shownParts(form.values)
  const name = pair ? `${pair.QrCode1} + ${pair.QrCode2}` : t('title')
  return (
    <Page
      title={t('title')}
      lead={t('lead', { building })}
      crumbs={[{ label: t('library'), to: href(pairLibrary) }, { label: name }]}
      actions={pair && <PairActions gId={gId} pair={pair} mayEdit={mayEdit} />}
      editNeeds={['ManageLibraries']}
    >
      <PageTabs label={t('title')} tabs={[{ value: 'content', label: t('tab') }]} value="content" onChange={() => {}}>
        <div className={classes.page}>
          <form
            noValidate
            data-form={form.id}
            onSubmit={event => {
              event.preventDefault()
              void form.save()
            }}
          >
            <FieldMode value={mayEdit ? 'edit' : 'read'}>
              <Stack gap="md">
                <PairFields form={form} gId={gId} bId={bId} qrTypes={parts.qrTypes} options={parts.options} />
                <ConflictNote of={form} />
                {mayEdit && (
                  <Group justify="flex-end">
                    <Button variant="default" onClick={() => go(pairLibrary)}>
                      {t('cancel')}
                    </Button>
                    <Button type="submit" loading={form.saving} disabled={!parts.options || (pair !== null && !form.dirty)}>
                      {t(pair ? 'edit' : 'create')}
                    </Button>
                  </Group>
                )}
              </Stack>
            </FieldMode>
          </form>
          <aside className={classes.side} aria-label={t('preview')}>
            <Section title={t('preview')} collapsible={false}>
              {parts.options ? <PairPicture gId={gId} bId={bId} values={form.values} /> : <Text size="sm">{t('previewWaits')}</Text>}
            </Section>
          </aside>
        </div>
      </PageTabs>
    </Page>
  )
}

const PairPicture = ({ gId, bId, values }: { gId: string; bId: string; values: PairValues }) => {
  const t = useWords(words)
  const [QrCodeId1 = '', QrCodeId2 = ''] = values.QrCodeIds
  const { Material, Size, Orientation, Color, PrintTemplate, FPOPlacement, FPO1, FPO2 } = values
  const options = { Material, Size, Orientation, Color, PrintTemplate: PrintTemplate || 'Pair', FPOPlacement, FPO1, FPO2 }
  const { data } = useCall(GetQrPairPicture, { gId, bId, QrCodeId1, QrCodeId2, ...options }, { quiet: true })
  return data ? <DrawnSign {...data} label={t('preview')} /> : null
}

const PairActions = ({ gId, pair, mayEdit }: { gId: string; pair: QrPair; mayEdit: boolean }) => {
  const t = useWords(words)
  const go = useGo()
  const { run, running } = useWrite(DeleteQrPair, { done: t('removed'), refresh: [GetQrPairs] })
  const remove = async () => {
    const sure = await confirm({ title: t('removeTitle'), text: t('removeText'), yes: t('remove'), danger: true })
    const named = { GroupId: gId, BuildingId: pair.BuildingId, QrPairId: pair.id, Version: pair.Version }
    if (sure && (await run(named))) go(pairLibrary)
  }
  const download = async () => {
    try {
      downloadBase64(await callOnce(GetQrPairFile, { gId, pId: pair.id }))
    } catch (error) {
      toast.error(error)
    }
  }
  return (
    <>
      <HistoryButton of={qrPairKind} id={pair.id} />
      {mayEdit && (
        <Button variant="default" color="red" loading={running} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void download()}>
        {t('download')}
      </Button>
    </>
  )
}
