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
import { href, useGo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { fetchTold, type Sending } from '../../../../ui/uploads.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { properties } from '../../buildings/routes.ts'
import { GetImports, UploadBuildings } from '../contract.ts'
import { LARGEST } from '../model.ts'
import { importFile } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import { stateKinds } from './labels.ts'

const column = columnsOf(GetImports)

/** `/properties/import`: a new file, how it works, and what earlier files did. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const go = useGo()
  const [language] = useLanguage()
  const template = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void import('./template.ts').then(({ downloadTemplate }) => downloadTemplate(language))}
    >
      {t('template')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      crumbs={[{ label: t('buildings'), to: href(properties) }, { label: t('title') }]}
      actions={template}
    >
      <div className={classes.top}>
        <Upload
          label={t('upload')}
          help={t('uploadHelp')}
          value={null}
          accept={['.xlsx']}
          largest={LARGEST}
          upload={(file, sending) => send(gId, file, sending)}
          onChange={stored => {
            void refresh(GetImports)
            if (stored) go(importFile, { importId: stored })
          }}
        />
        <Section title={t('steps.title')} collapsible={false}>
          <ol className={classes.steps}>
            <li>{t('steps.template')}</li>
            <li>{t('steps.check')}</li>
            <li>{t('steps.run')}</li>
          </ol>
        </Section>
      </div>
      <History gId={gId} />
    </Page>
  )
}

const send = async (gId: string, file: File, { onProgress, signal }: Sending): Promise<string> => {
  const base64 = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
  // The rest is the server's, which reads the file.
  const fetch = fetchTold(sent => onProgress(0.05 + sent * 0.65))
  return (await callOnce(UploadBuildings, { GroupId: gId, FileName: file.name, base64 }, { fetch, signal })).acId
}

const History = ({ gId }: { gId: string }) => {
  const t = useWords(words)
  const columns = useMemo(
    () => [
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
    ],
    [t],
  )
  const list = useListTable(GetImports, {
    filter: { gId },
    columns,
    label: t('history'),
    hrefOf: row => href(importFile, { importId: row.acId }),
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
