import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { useFormats, useWords } from '../words.tsx'
import classes from './list.module.css'
import type { ListExport } from './useListExport.ts'
import { words } from './words.ts'

/** Offers all rows of a list as a file. */
export const ExportMenu = ({ progress, run, withData }: ListExport) => {
  const t = useWords(words)
  const { number } = useFormats()
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t('export')}
            title={t('export')}
            loading={progress !== null}
            disabled={!run}
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('export')}>
          <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => run?.('xlsx')}>
            {t('exportXlsx')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => run?.('csv')}>
            {t('exportCsv')}
          </Menu.Item>
          {withData && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => run?.('xlsx', true)}>
                {`${t('exportXlsx')}, ${withData}`}
              </Menu.Item>
              <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => run?.('csv', true)}>
                {`${t('exportCsv')}, ${withData}`}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <output className={classes.exporting}>
        {progress !== null &&
          progress.Total > 0 &&
          t(progress.More ? 'exportingMany' : 'exporting', { done: number(progress.done), total: number(progress.Total) })}
      </output>
    </>
  )
}
