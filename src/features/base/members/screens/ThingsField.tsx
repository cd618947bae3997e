import { Button, Input, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { readPath } from '../../../../core/paths.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { markField } from '../../../../ui/form/useCallForm.ts'
import { OrderedRows } from '../../../../ui/kit/OrderedRows.tsx'
import { moveIn, useFolds } from '../../../../ui/kit/useFolds.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { ListTerms } from '../members.ts'
import { words } from '../words.ts'
import { type FormData, readFormData } from './memberForm.ts'
import { ThingGroup } from './ThingGroup.tsx'
import classes from './ThingsField.module.css'

type Thing = Readonly<Record<string, unknown>>
/** Draws the members of the thing at a path; `label`: what the only one is called. */
type DrawMembers = (at: string, label?: string) => ReactNode
type ThingsProps = FormData & { name: string; label: string; help?: string | undefined; list: ListTerms; draw: DrawMembers }

/** The things of a list in a form data: added, removed and put in order, each with its members. */
export const ThingsField = ({ form, root, name, label, help, list, draw }: ThingsProps) => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  const reading = useContext(FieldMode) !== 'edit'
  const { of, least, most, next, add } = list
  const kept = readPath(readFormData({ form, root }), name)
  const things: readonly Thing[] = Array.isArray(kept) ? kept : []
  if (reading && things.length === 0) return null
  const path = `${root}.${name}`
  const problem = form.problemAt(path)
  const called = (index: number) => `${list.one[language]} ${index + 1}`
  const plain = Object.values(of).filter(one => one.look !== 'kept').length === 1
  const folds = useFolds(things.length)
  const isFolding = !reading && !name.includes('.') && isLong(list)
  const put = (changed: readonly Thing[]) => form.set(path, changed)
  const thing = (index: number, order: ReactNode) => {
    const place = `${name}.${index}.`
    if (plain)
      return (
        <div className={classes.line}>
          {draw(place, called(index))}
          {order}
        </div>
      )
    const wanted = form.conflict || form.problems.some(({ Field }) => Field.startsWith(`${path}.${index}.`))
    const fold = isFolding && { fold: { ...folds.at(index), wanted } }
    return (
      <ThingGroup called={called(index)} members={of} thing={things[index] ?? {}} order={order} {...fold}>
        {draw(place)}
      </ThingGroup>
    )
  }
  return (
    <div className={classes.things} {...markField(form, path)}>
      <div>
        <Input.Label labelElement="div" required={least > 0 && !reading}>
          {label}
        </Input.Label>
        {help && <Input.Description>{help}</Input.Description>}
      </div>
      {reading ? (
        things.map((_, index) => <div key={index}>{thing(index, null)}</div>)
      ) : (
        <OrderedRows
          rows={things}
          labelsOf={index => {
            const what = called(index)
            const ways = { up: t('moveUp', { what }), down: t('moveDown', { what }), remove: t('remove', { what }) }
            return { more: t('orderMore', { what }), drag: t('drag', { what }), ...ways }
          }}
          tellMoved={(n, to) => t('moved', { what: called(n - 1), to, all: things.length })}
          onMove={(from, to) => {
            put(moveIn(things, from, to))
            folds.move(from, to)
          }}
          {...(things.length > least && {
            onRemove: (index: number) => {
              put(things.toSpliced(index, 1))
              folds.remove(index)
            },
          })}
        >
          {(_thing, index, order) => thing(index, order)}
        </OrderedRows>
      )}
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {say(problem)}
        </Text>
      )}
      {!reading && things.length < most && (
        <Button
          className={classes.add}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            put([...things, next(things)])
            folds.add(things.length)
          }}
        >
          {add[language]}
        </Button>
      )}
    </div>
  )
}

/** Things that hold a list of their own are long, and those of three fields and more. */
const isLong = ({ of }: ListTerms): boolean => {
  const shown = Object.values(of).filter(({ look }) => look !== 'kept')
  return shown.length > 2 || shown.some(({ look }) => look === 'list')
}
