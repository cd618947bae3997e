import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { labelIn } from '../../../../../core/labels.ts'
import { dialogs } from '../../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { markField } from '../../../../../ui/form/useCallForm.ts'
import { OrderedRows } from '../../../../../ui/kit/OrderedRows.tsx'
import { toast } from '../../../../../ui/toasts.ts'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { words as memberWords } from '../../../../base/members/words.ts'
import type { TypeDefinition } from '../../../functionalities/definitions.ts'
import { mostItems } from '../../model.ts'
import { words } from '../../words.ts'
import shared from '../qr.module.css'
import { type Item, itemOf, itemsOf } from './draft.ts'
import { HubItem } from './HubItem.tsx'
import classes from './hub.module.css'
import { withItems } from './hub.ts'
import { seenFrom } from './itemForm.ts'
import { TypeCatalogue } from './TypeCatalogue.tsx'
import { templateDefault } from './templateDefault.ts'
import type { SaveForm } from './useSaveForm.ts'

type HubProps = {
  form: SaveForm
  gId: string
  /** The button that is worked at; null: none. */
  opened: number | null
  onOpen: (index: number | null) => void
}

/** The buttons of a hub: put in order, opened in place, added from the catalogue of types, removed with a way back. */
export const HubItems = ({ form, gId, opened, onOpen }: HubProps) => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  const order = useOrderWords(form)
  const reading = useContext(FieldMode) !== 'edit'
  const items = itemsOf(form.values)
  const change = (next: (items: readonly Item[]) => readonly Item[]) => form.put(before => withItems(before, next))
  const move = (from: number, to: number) => {
    change(all => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)))
    if (opened !== null) onOpen(placeAfter(opened, from, to))
  }
  const remove = (index: number) => {
    const [gone] = items.slice(index, index + 1)
    if (!gone) return
    change(all => all.toSpliced(index, 1))
    onOpen(null)
    const undo = () => change(all => all.toSpliced(Math.min(index, all.length), 0, gone))
    toast.offer(t('hub.removed', { name: labelIn(gone.Name, language) }), [{ label: t('hub.undo'), onClick: undo }])
  }
  const add = async (type: TypeDefinition) => {
    const template = await templateDefault(gId, type.QrType, form.values.Location)
    if (!template) return
    change(all => [...all, itemOf(template)])
    onOpen(items.length)
  }
  const row = (index: number, handle: ReactNode) => (
    <HubItem form={form} index={index} order={handle} isOpen={opened === index} onToggle={() => onOpen(opened === index ? null : index)} />
  )
  const problem = form.problemAt('Items')
  return (
    <div className={classes.items} {...markField(form, 'Items')} tabIndex={-1}>
      {!reading && <LookField form={form} />}
      {reading ? (
        items.map((_, index) => <div key={index}>{row(index, null)}</div>)
      ) : (
        <OrderedRows rows={items} {...order} onMove={move} onRemove={remove}>
          {(_item, index, handle) => row(index, handle)}
        </OrderedRows>
      )}
      {items.length === 0 && <p className={shared.soft}>{t('hub.none')}</p>}
      {problem && <p className={shared.problem}>{say(problem)}</p>}
      {!reading && items.length < mostItems && <AddButton form={form} gId={gId} onAdd={type => void add(type)} />}
    </div>
  )
}

/** Where a place is after a row has moved. */
const placeAfter = (place: number, from: number, to: number): number => {
  if (place === from) return to
  if (from < place && place <= to) return place - 1
  return to <= place && place < from ? place + 1 : place
}

const useOrderWords = (form: SaveForm) => {
  const t = useWords(words)
  const kit = useWords(memberWords)
  const [language] = useLanguage()
  const items = itemsOf(form.values)
  const named = (index: number) => {
    const [item] = items.slice(index, index + 1)
    return (item && labelIn(item.Name, language)) || t('hub.button', { n: index + 1 })
  }
  return {
    labelsOf: (index: number) => {
      const what = named(index)
      const ways = { up: kit('moveUp', { what }), down: kit('moveDown', { what }), remove: kit('remove', { what }) }
      return { more: kit('orderMore', { what }), drag: kit('drag', { what }), ...ways }
    },
    tellMoved: (from: number, to: number) => kit('moved', { what: named(from - 1), to, all: items.length }),
  }
}

const AddButton = ({ form, gId, onAdd }: { form: SaveForm; gId: string; onAdd: (type: TypeDefinition) => void }) => {
  const t = useWords(words)
  const open = () =>
    dialogs.open(
      close => (
        <TypeCatalogue
          gId={gId}
          values={seenFrom(form.values, itemsOf(form.values).length)}
          chosen={undefined}
          onPick={type => {
            close()
            onAdd(type)
          }}
        />
      ),
      { title: t('hub.addTitle'), size: 1000, phone: 'full' },
    )
  return (
    <Button
      className={classes.add}
      variant={itemsOf(form.values).length === 0 ? 'filled' : 'default'}
      size="sm"
      aria-haspopup="dialog"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={open}
    >
      {t('hub.add')}
    </Button>
  )
}

const LookField = ({ form }: { form: SaveForm }) => {
  const t = useWords(words)
  return (
    <div className={classes.look}>
      <span>{t('hub.look')}</span>
      <SegmentedControl
        size="xs"
        aria-label={t('hub.look')}
        value={form.values.HubLook ?? 'List'}
        onChange={next => form.set('HubLook', next === 'Carousel' ? 'Carousel' : 'List')}
        data={[
          { value: 'List', label: t('hub.looks.List') },
          { value: 'Carousel', label: t('hub.looks.Carousel') },
        ]}
      />
    </div>
  )
}
