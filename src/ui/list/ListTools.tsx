import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useWords } from '../words.tsx'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import { ExportMenu } from './ExportMenu.tsx'
import classes from './list.module.css'
import type { ListExport } from './useListExport.ts'
import { ViewsMenu } from './ViewsMenu.tsx'
import { words } from './words.ts'

type Props<C extends ListTableCall> = {
  call: C
  name: string
  columns: readonly Column<RowOf<C>>[]
  hidden: readonly string[]
  onHidden: (hidden: readonly string[]) => void
  files: ListExport
}

/** What one can do with a whole list: keep its view, choose its columns, take it along as a file. */
export const ListTools = <C extends ListTableCall>({ call, name, columns, hidden, onHidden, files }: Props<C>) => (
  <div className={classes.tools}>
    <ViewsMenu list={name ? `${call.path} ${name}` : call.path} name={name} columns={columns} hidden={hidden} onHidden={onHidden} />
    <ColumnChooser columns={columns} hidden={hidden} onHidden={onHidden} />
    <ExportMenu {...files} />
  </div>
)

type ChooserProps = Pick<Props<ListTableCall>, 'hidden' | 'onHidden'> & { columns: readonly { id: string; header: string }[] }

const ColumnChooser = ({ columns, hidden, onHidden }: ChooserProps) => {
  const t = useWords(words)
  return (
    <Popover position="bottom-end" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('columns')} title={t('columns')}>
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <Stack gap={8}>
          {columns.map((column, index) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!hidden.includes(column.id)}
              disabled={index === 0}
              onChange={event => onHidden(event.currentTarget.checked ? hidden.filter(id => id !== column.id) : [...hidden, column.id])}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
