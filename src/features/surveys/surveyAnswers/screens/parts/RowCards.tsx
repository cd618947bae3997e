import { ActionIcon, Button, Input, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import type { Path } from '../../../../../core/paths.ts'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { type CallForm, valueAt } from '../../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { words } from '../../words.ts'
import classes from '../surveys.module.css'

type Props<V, R> = {
  of: CallForm<V>
  name: Path<V>
  label?: string
  empty: string
  title: (at: number) => string
  row: (at: number) => ReactNode
  add: string
  next: () => R
  most: number
}

/** Rows of many fields, a card each: they stay readable on a phone. */
export const RowCards = <V, R>({ of, name, label, empty, title, row, add, next, most }: Props<V, R>) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const value = valueAt(of, name)
  const rows: readonly R[] = Array.isArray(value) ? value : []
  return (
    <div role="group" {...(label && { 'aria-label': label })}>
      {label && <Input.Label labelElement="div">{label}</Input.Label>}
      <Stack gap="sm">
        {rows.length === 0 && <Input.Description size="sm">{empty}</Input.Description>}
        {rows.map((_, at) => (
          <section key={at} className={classes.rowCard} aria-label={title(at)}>
            <div className={classes.rowHead}>
              <h3>{title(at)}</h3>
              {mode === 'edit' && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('remove', { name: title(at) })}
                  onClick={() =>
                    of.set(
                      name,
                      rows.filter((_row, i) => i !== at),
                    )
                  }
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              )}
            </div>
            {row(at)}
          </section>
        ))}
        {mode === 'edit' && rows.length < most && (
          <Button
            variant="default"
            className={classes.addRow}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => of.set(name, [...rows, next()])}
          >
            {add}
          </Button>
        )}
      </Stack>
    </div>
  )
}
