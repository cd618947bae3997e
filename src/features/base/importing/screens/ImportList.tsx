import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { refresh } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../files/buckets.ts'
import { describeImports } from '../listColumns.ts'
import { acceptedBy } from '../model.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import { stateKinds } from './labels.ts'
import { sendImport } from './sendImport.ts'

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
          help={[t('uploadHelp', { most: of.columns.limits.mostRows }), own('uploadHint')].filter(Boolean).join(' ')}
          value={null}
          accept={acceptedBy(of.columns.limits)}
          largest={buckets[of.columns.limits.bucket].largest}
          upload={(file, sending) => sendImport(of, gId, file, sending)}
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

/** A file of a row, once there is one. */
const fileAction = (label: string, path: string | null): RowAction => ({
  label,
  icon: <IconDownload size={16} aria-hidden />,
  disabled: path === null,
  onClick: () => path !== null && window.location.assign(path),
})

const History = ({ of, gId }: { of: ImportPages; gId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const columns = useMemo(
    () =>
      columnsIn(describeImports(of.calls), language, {
        Status: { render: row => <StatusDot kind={stateKinds[row.Status]} label={t(`states.${row.Status}`)} />, card: 'state' },
      }),
    [t, of, language],
  )
  const list = useListTable(of.calls.GetImports, {
    filter: { gId },
    columns,
    label: t('history'),
    hrefOf: row => of.fileHref(row.acId),
    actions: row => [fileAction(t('download'), row.FilePath), fileAction(t('downloadResult'), row.OutputFile)],
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
