import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import type { Part } from '../../../../ui/dashboard/part.ts'
import type { ExportFormat } from '../../../../ui/list/exportRows.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

type NumbersProps = { title: string; name: string; parts: readonly Part[] | null }

/** All numbers of a dashboard as a file: a sheet a part, or one part below the other as CSV. */
export const Numbers = ({ title, name, parts }: NumbersProps) => {
  const t = useWords(words)
  const [running, setRunning] = useState(false)
  const run = async (format: ExportFormat) => {
    if (!parts || running) return
    setRunning(true)
    try {
      const [{ exportTables }, ...tables] = await Promise.all([
        import('../../../../ui/list/exportTables.ts'),
        ...parts.flatMap(part => part.table?.() ?? []),
      ])
      await exportTables(format, [title, name], tables)
    } catch (error) {
      toast.error(error)
    }
    setRunning(false)
  }
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('numbers')} title={t('numbers')} loading={running} disabled={!parts}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('numbers')}>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => void run('xlsx')}>
          {t('numbersXlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => void run('csv')}>
          {t('numbersCsv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
