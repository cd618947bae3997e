import { ActionIcon, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconFileText, IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import type { Part } from '../../../../ui/dashboard/part.ts'
import type { ExportFormat } from '../../../../ui/list/exportRows.ts'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { Fact } from '../facts.ts'
import { words } from '../words.ts'
import { makeNumbers } from './makeNumbers.ts'

type NumbersProps = {
  title: string
  name: string
  parts: readonly Part[] | null
  /** What the file says at its head. */
  describe: () => readonly Fact[]
}

/** All numbers of a dashboard as a file: the facts first, then a sheet per part, or one part below the other as CSV. */
export const Numbers = ({ title, name, parts, describe }: NumbersProps) => {
  const t = useWords(words)
  const [running, setRunning] = useState(false)
  const { profile } = useSession()
  const run = async (format: ExportFormat) => {
    if (!parts || running) return
    setRunning(true)
    try {
      const [{ download }, { name: fileName, type, content }] = await Promise.all([
        import('../../../../ui/download.ts'),
        makeNumbers(format, { names: [title, name], about: t('facts.title'), facts: describe(), parts }),
      ])
      download(content, fileName, type)
    } catch (error) {
      toast.error(error)
    }
    setRunning(false)
  }
  if (isByPin(profile)) return null
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('numbers')} title={t('numbers')} loading={running} disabled={!parts}>
          <IconTableExport size={18} aria-hidden />
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
