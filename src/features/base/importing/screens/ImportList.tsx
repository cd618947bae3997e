import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { sendInPieces } from '../../files/screens/sendFile.ts'
import { LARGEST } from '../model.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import { stateKinds } from './labels.ts'

/** A new file, how it works, and what earlier files did. */
export const ImportList = ({ of }: { of: ImportPages }) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const gId = useGroupId()
  const goTo = useGoTo()
  const [language] = useLanguage()
  const template = (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void of.downloadTemplate(language)}>
      {t('template')}
    </Button>
  )
  return (
    <Page
      title={own('title')}
      lead={own('lead')}
      crumbs={[{ label: own('plural'), to: of.homeHref }, { label: own('title') }]}
      actions={template}
    >
      <div className={classes.top}>
        <Upload
          label={t('upload')}
          help={t('uploadHelp')}
          value={null}
          accept={['.xlsx']}
          largest={LARGEST}
          upload={(file, sending) => send(of, gId, file, sending)}
          onChange={stored => {
            void refresh(of.calls.GetImports)
            if (stored) goTo(of.fileHref(stored))
          }}
        />
        <Section title={own('steps.title')} collapsible={false}>
          <ol className={classes.steps}>
            <li>{own('steps.template')}</li>
            <li>{own('steps.check')}</li>
            <li>{own('steps.run')}</li>
          </ol>
        </Section>
      </div>
      <History of={of} gId={gId} />
    </Page>
  )
}

const send = (of: ImportPages, GroupId: string, chosen: File, sending: Sending): Promise<string> =>
  sendInPieces(
    chosen,
    sending,
    file => ({ GroupId, bucket: 'Import', fileName: file.name }),
    async ({ UploadId, file, how }) => (await callOnce(of.calls.UploadImport, { GroupId, FileName: file.name, UploadId }, how)).acId,
  )

const History = ({ of, gId }: { of: ImportPages; gId: string }) => {
  const t = useWords(words)
  const { GetImports } = of.calls
  const columns = useMemo(() => {
    const column = columnsOf(GetImports)
    return [
      column.text('FileName', t('columns.FileName')),
      column.render('State', t('columns.State'), row => <StatusDot kind={stateKinds[row.State]} label={t(`states.${row.State}`)} />, {
        card: 'state',
        sort: false,
        text: row => t(`states.${row.State}`),
      }),
      column.number('RowCount', t('columns.RowCount'), { decimals: 0 }),
      column.number('Added', t('columns.Added'), { decimals: 0 }),
      column.number('Changed', t('columns.Changed'), { decimals: 0 }),
      column.number('LeftOut', t('columns.LeftOut'), { decimals: 0 }),
      column.text('FullName', t('columns.FullName')),
      column.date('CreatedDate', t('columns.CreatedDate'), { time: true }),
    ]
  }, [t, GetImports])
  const list = useListTable(GetImports, {
    filter: { gId },
    columns,
    label: t('history'),
    hrefOf: row => of.fileHref(row.acId),
    search: 'text',
    searchLabel: t('search'),
    empty: { hint: t('noHistory') },
  })
  return (
    <section className={classes.part} aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {t('history')}
      </h2>
      {list.filters}
      {list.body}
    </section>
  )
}
